import { describe, expect, test } from "vitest";
import { statedIn } from "./stated.test-data.js";

// Sentences as rulebooks have them, with the amounts and the checks that they state, each in order.
describe("facts in Finnish", () => {
  test.for([
    {
      text: "Putoava olento kärsii 1n6 pistettä vauriota jokaista 10 jalkaa kohden, enintään 20n6.",
      amounts: [{ base: "1d6" }, { unit: "ft", base: 10 }, { base: "20d6" }],
      checks: [],
    },
    {
      text: "Hahmo voi hypätä 15 jalan levyisen kuopan yli onnistumalla Hyppy-testissä (VA 15).",
      amounts: [{ unit: "ft", base: 15 }],
      checks: [{ dc: 15 }],
    },
    {
      text: "Alueella olevat olennot saavat refleksilaistoheiton (VA 14), joka puolittaa vauriot.",
      amounts: [{ multiplier: 0.5 }],
      checks: [{ dc: 14 }],
    },
    {
      text: "Valo valaisee 20 jalan säteellä 10 minuuttia tasoa kohden.",
      amounts: [
        { unit: "ft", base: 20 },
        { unit: "minute", step: 10, perLevels: 1 },
      ],
      checks: [],
    },
    {
      text: "Pilvi leviää 30 jalan alueelle ja haihtuu 3 kierroksen kuluttua.",
      amounts: [
        { unit: "ft", base: 30 },
        { unit: "round", base: 3 },
      ],
      checks: [],
    },
    {
      text: "Loitsittu saa hyvitystä +2 hyökkäysheittoihin ja +4 Voimakkuuteen.",
      amounts: [{ bonus: 2 }, { bonus: 4 }],
      checks: [],
    },
    { text: "Sokaistunut taistelija osuu harhaan 50 %:n todennäköisyydellä.", amounts: [{ percent: 50 }], checks: [] },
    { text: "Kaksi vartijaa seisoo portin edessä.", amounts: [], checks: [] },
    {
      text: "Juoman valmistus maksaa 300 kultarahaa ja 24 kokemuspistettä.",
      amounts: [
        { unit: "gp", base: 300 },
        { unit: "xp", base: 24 },
      ],
      checks: [],
    },
    { text: "Kyky vaatii langettajatason 5 tai korkeamman.", amounts: [{ unit: "level", min: 5 }], checks: [] },
    { text: "Olennot, joiden Älykkyys on enintään 2, eivät ymmärrä viestiä.", amounts: [{ max: 2 }], checks: [] },
    { text: "Loitsun langettamiseen vaaditaan vähintään Viisaus 13.", amounts: [{ min: 13 }], checks: [] },
    {
      text: "Salama tuottaa 1n6 pistettä sähkövauriota langettajatasoa kohden (enintään 10n6).",
      amounts: [{ step: "1d6", perLevels: 1, max: "10d6" }],
      checks: [],
    },
    {
      text: "Kantama on 100 jalkaa + 10 jalkaa tasoa kohden.",
      amounts: [{ unit: "ft", base: 100, step: 10, perLevels: 1 }],
      checks: [],
    },
    {
      text: "Olento liikkuu 30 jalkaa kierroksessa eli puolella nopeudestaan.",
      amounts: [{ unit: "ft", base: 30 }, { multiplier: 0.5 }],
      checks: [],
    },
    { text: "Uinti-testin vaikeusaste on myrskyssä 20.", amounts: [], checks: [{ dc: 20 }] },
    { text: "Vaikeusaste nousee 5:llä, jos maa on liukas.", amounts: [{ bonus: 5 }], checks: [] },
    {
      text: "Puhdas 20 osuu aina, ja luonnollinen 1 menee aina ohi.",
      amounts: [{ natural: 20 }, { natural: 1 }],
      checks: [],
    },
    {
      text: "Laistoheiton vaikeusaste on 10 + loitsun taso + langettajan Karisma-muunnin.",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    { text: "Palava esine kärsii 2n4 pistettä vahinkoa joka kierros.", amounts: [{ base: "2d4" }], checks: [] },
    { text: "Uhri menettää 1n4 pistettä Kestävyydestään.", amounts: [{ base: "1d4" }], checks: [] },
    { text: "Kriittiset osumat tuottavat kolminkertaiset vauriot.", amounts: [{ multiplier: 3 }], checks: [] },
    { text: "Hahmo toipuu 8 tunnin levon jälkeen.", amounts: [{ unit: "hour", base: 8 }], checks: [] },
    {
      text: "Muuri on 10 jalkaa korkea ja 5 jalkaa paksu.",
      amounts: [
        { unit: "ft", base: 10 },
        { unit: "ft", base: 5 },
      ],
      checks: [],
    },
    { text: "Vinottainen siirto vie 2 ruutua liikettä.", amounts: [{ unit: "square", base: 2 }], checks: [] },
    {
      text: "Langettaja saa hyvitystä +1 jokaista kolmea tasoa kohden (enintään +5).",
      amounts: [{ bonus: 1, perLevels: 3, max: 5 }],
      checks: [],
    },
    { text: "Seitsemännen tason hahmo saa lisätaidon.", amounts: [{ unit: "level", base: 7 }], checks: [] },
    {
      text: "Hahmon on odotettava yksi viikko ennen uutta yritystä.",
      amounts: [{ unit: "week", base: 1 }],
      checks: [],
    },
    { text: "Voima maksaa 7 voimapistettä.", amounts: [{ unit: "power-point", base: 7 }], checks: [] },
    { text: "Hahmo, jonka kestopisteet laskevat 0:aan, menettää tajuntansa.", amounts: [{ base: 0 }], checks: [] },
    { text: "Etsintä-testeihin tulee haittaa -4.", amounts: [{ bonus: -4 }], checks: [] },
    { text: "Myrkyn VA on 13, ja se vie 1n6 pistettä Ketteryyttä.", amounts: [{ base: "1d6" }], checks: [{ dc: 13 }] },
    {
      text: "Etäisyys kasvaa 5 jalalla joka toista tasoa kohden.",
      amounts: [{ unit: "ft", step: 5, perLevels: 2 }],
      checks: [],
    },
    { text: "Kilpi suojaa ammuksilta 1n4+1 kierrosta.", amounts: [{ unit: "round", base: "1d4+1" }], checks: [] },
    {
      text: "Loitsu parantaa 1n8 pistettä + 1 pisteen tasoa kohden (enintään +5).",
      amounts: [{ base: "1d8", step: 1, perLevels: 1, max: 5 }],
      checks: [],
    },
    { text: "Soihtu palaa tunnin.", amounts: [], checks: [] },
    { text: "Yli 5 osumanopan olennot eivät altistu vaikutukselle.", amounts: [{ min: 6 }], checks: [] },
    {
      text: "Reiän on oltava pinta-alaltaan vähintään 1 neliöjalka.",
      amounts: [{ unit: "sqft", base: 1 }],
      checks: [],
    },
    {
      text: "Ase painaa 5 naulaa ja maksaa 15 kr.",
      amounts: [
        { unit: "lb", base: 5 },
        { unit: "gp", base: 15 },
      ],
      checks: [],
    },
    { text: "Muutamat matkalaiset, kolme muulia ja opas odottivat sillalla. ||", amounts: [], checks: [] },
    {
      text: "Kun kaksi estäntää on voimassa alle 10 jalan päässä toisistaan 24 tunnin ajan, Etsintä-testien vaikeusaste alenee 4 pisteellä.",
      amounts: [{ unit: "ft", base: 10 }, { unit: "hour", base: 24 }, { bonus: -4 }],
      checks: [],
    },
    { text: "Harhakuvan panssariluokka on 10 + kokomuunnin.", amounts: [{ base: 10 }], checks: [] },
    { text: "Kuuro ilmentäjä epäonnistuu 20 prosentin todennäköisyydellä.", amounts: [{ percent: 20 }], checks: [] },
    {
      text: "Kutsutut olennot katoavat, jos niiden kestopisteet putoavat 0:aan; uudelleen muotoutuminen kestää 24 tuntia.",
      amounts: [{ base: 0 }, { unit: "hour", base: 24 }],
      checks: [],
    },
    { text: "Voiman taso on luku väliltä 1–9.", amounts: [{ unit: "level", min: 1, max: 9 }], checks: [] },
    {
      text: "Lyhyt kantama on 25 jalkaa + 5 jalkaa jokaista kahta ilmentäjätasoa kohden.",
      amounts: [{ unit: "ft", base: 25, step: 5, perLevels: 2 }],
      checks: [],
    },
    {
      text: "Pitkä kantama ulottuu 400 jalkaan, ja se kasvaa 40 jalkaa tasoa kohden.",
      amounts: [{ unit: "ft", base: 400, step: 40, perLevels: 1 }],
      checks: [],
    },
    { text: "Laiston vaikeusaste on 10 + voiman taso + ilmentäjän kykymuunnin.", amounts: [], checks: [{ dc: 10 }] },
    {
      text: "Psi-esineen pelastusheittohyvitys on 2 + puolet sen ilmentäjätasosta.",
      amounts: [{ bonus: 2 }],
      checks: [],
    },
    {
      text: "Luonnollinen 1 epäonnistuu aina, luonnollinen 20 onnistuu aina.",
      amounts: [{ natural: 1 }, { natural: 20 }],
      checks: [],
    },
    {
      text: "Voimansiedon murtamiseksi heitetään ilmentäjätasotesti (1n20 + ilmentäjätaso).",
      amounts: [],
      checks: [{ roll: "1d20" }],
    },
    { text: "Olento, jonka Älykkyys-arvo on 3 tai enemmän, voi yrittää vastustaa.", amounts: [{ min: 3 }], checks: [] },
    { text: "Ilmiön jokaisen mitan on oltava ainakin 10 jalkaa.", amounts: [{ unit: "ft", base: 10 }], checks: [] },
    { text: "Joka toinen vinottainen ruutu maksaa 2 ruutua.", amounts: [{ unit: "square", base: 2 }], checks: [] },
    { text: "Ilmentäminen kestää 1 täyden kierroksen.", amounts: [{ unit: "round", base: 1 }], checks: [] },
    {
      text: "Voima päättyy 1 minuutin kuluttua tasoa kohden, enintään 10 minuutin jälkeen.",
      amounts: [{ unit: "minute", step: 1, perLevels: 1, max: 10 }],
      checks: [],
    },
    { text: "Keskittymis-testin VA on 15 + voiman taso.", amounts: [], checks: [{ dc: 15 }] },
    {
      text: "Ilmentymien erottamiseen vaaditaan Psi-taito-testi (VA 10 + 1 jokaista ylimääräistä voimaa kohden).",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    {
      text: "Psionikko, joka on 5. tasolla, osaa 3. tason voimia.",
      amounts: [
        { unit: "level", base: 5 },
        { unit: "level", base: 3 },
      ],
      checks: [],
    },
    { text: "Vauriot kaksinkertaistuvat epäkuolleita vastaan.", amounts: [{ multiplier: 2 }], checks: [] },
    { text: "Onnistunut heitto puolittaa vahingon.", amounts: [{ multiplier: 0.5 }], checks: [] },
    { text: "Hintana on 500 kokemuspistettä.", amounts: [{ unit: "xp", base: 500 }], checks: [] },
    {
      text: "Jokaista ylimääräistä voimapistettä kohden vaurio kasvaa 1n6:lla ja vaikeusaste 1:llä.",
      amounts: [{ base: "1d6" }, { bonus: 1 }],
      checks: [],
    },
    { text: "Olennon nopeus vähenee 10 jalalla.", amounts: [{ unit: "ft", base: 10 }], checks: [] },
    { text: "Kohde saa 2 pisteen rangaistuksen kaikkiin laistoihinsa.", amounts: [{ bonus: -2 }], checks: [] },
    { text: "Ääni kantautuu 1 mailin päähän.", amounts: [{ unit: "mi", base: 1 }], checks: [] },
    { text: "Voimat maksavat 1–17 voimapistettä.", amounts: [{ unit: "power-point", min: 1, max: 17 }], checks: [] },
    {
      text: "Haju leviää 20 jalan päähän ja säilyy 1n4 minuuttia.",
      amounts: [
        { unit: "ft", base: 20 },
        { unit: "minute", base: "1d4" },
      ],
      checks: [],
    },
    {
      text: "Valo loistaa 15 jalan säteellä, ja huuto kuuluu 100 jalan päähän.",
      amounts: [
        { unit: "ft", base: 15 },
        { unit: "ft", base: 100 },
      ],
      checks: [],
    },
    { text: "Hahmo vanhenee 1n4 vuotta.", amounts: [{ unit: "year", base: "1d4" }], checks: [] },
    { text: "Kriittinen osuma kertoo vaurion kolmella.", amounts: [{ multiplier: 3 }], checks: [] },
    { text: "Ryhmässä on viisi jäsentä, joista kolme on pappeja. ||", amounts: [], checks: [] },
    {
      text: "Iso olento täyttää 10 jalan kokoisen tilan, ja sen ulottuvuus on 10 jalkaa.",
      amounts: [
        { unit: "ft", base: 10 },
        { unit: "ft", base: 10 },
      ],
      checks: [],
    },
    { text: "Hahmo onnistuu automaattisesti, jos lopputulos on 25.", amounts: [], checks: [] },
    { text: "Maassa makaava hahmo saa −4 lähitaisteluhyökkäyksiinsä.", amounts: [{ bonus: -4 }], checks: [] },
    {
      text: "Hengitystä voi pidättää kierroksia kaksi kertaa Kestävyyden verran.",
      amounts: [{ multiplier: 2 }],
      checks: [],
    },
    {
      text: "Sen jälkeen on onnistuttava Kestävyys-testissä (VA 10, +1 jokaista aiempaa testiä kohden) joka kierros.",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    {
      text: "Savu rajoittaa näkyvyyden 5 jalkaan, ja kauempana olevat saavat 20 %:n näkösuojan.",
      amounts: [{ unit: "ft", base: 5 }, { percent: 20 }],
      checks: [],
    },
    { text: "Nuotio tuottaa 1n6 pistettä vaurioita kierroksessa.", amounts: [{ base: "1d6" }], checks: [] },
    {
      text: "Kuumuus vaatii sitkeyslaiston 10 minuutin välein (VA 15, +1 jokaista aiempaa laistoa kohden).",
      amounts: [{ unit: "minute", base: 10 }],
      checks: [{ dc: 15 }],
    },
    { text: "Seinän kovuus on 8 ja kestopisteet 90.", amounts: [{ base: 8 }, { base: 90 }], checks: [] },
    {
      text: "Alle 3 osumanopan olennot pakenevat 2n4 kierrosta.",
      amounts: [{ max: 2 }, { unit: "round", base: "2d4" }],
      checks: [],
    },
    { text: "Vähintään 10. tason pappi voi karkottaa vampyyreja.", amounts: [{ unit: "level", min: 10 }], checks: [] },
    { text: "Matka kestää 2–5 päivää.", amounts: [{ unit: "day", min: 2, max: 5 }], checks: [] },
    { text: "Tuloksella 1–3 ei tapahdu mitään.", amounts: [], checks: [] },
    { text: "Huoneessa on kolme ovea ja kaksi ikkunaa.", amounts: [], checks: [] },
    { text: "Molemmat vastustajat heittävät noppaa; korkeampi tulos voittaa.", amounts: [], checks: [] },
    {
      text: "Yli 60 jalan päähän ammutut nuolet saavat 2 pisteen rangaistuksen.",
      amounts: [{ unit: "ft", base: 60 }, { bonus: -2 }],
      checks: [],
    },
    {
      text: "Ovi murtuu 10 kierroksessa tai Voimakkuus-testillä (VA 23).",
      amounts: [{ unit: "round", base: 10 }],
      checks: [{ dc: 23 }],
    },
    { text: "Voima toimii kerran päivässä.", amounts: [], checks: [] },
    { text: "Tasojen 1–3 loitsut eivät vaikuta siihen.", amounts: [{ unit: "level", min: 1, max: 3 }], checks: [] },
    {
      text: "Torjuntahyvitys nousee +3:een 8. tasolla.",
      amounts: [{ bonus: 3 }, { unit: "level", base: 8 }],
      checks: [],
    },
    { text: "Vauriot kerrotaan kahdella.", amounts: [{ multiplier: 2 }], checks: [] },
    { text: "Hahmo menettää yhden tason.", amounts: [], checks: [] },
    { text: "Paino puolittuu, ja nopeus on kolme neljäsosaa normaalista.", amounts: [{ multiplier: 0.5 }], checks: [] },
    {
      text: "Psionikko voi tunnistaa voiman Psi-taito-testillä, jonka vaikeusaste on 15 + voiman taso.",
      amounts: [],
      checks: [{ dc: 15 }],
    },
    {
      text: "Alue on kuutio, jonka särmä on 10 jalkaa tasoa kohden.",
      amounts: [{ unit: "ft", step: 10, perLevels: 1 }],
      checks: [],
    },
    { text: "Olennot eivät saa olla yli 30 jalan päässä toisistaan.", amounts: [{ unit: "ft", base: 30 }], checks: [] },
    { text: "Vaikutus kestää puoli tuntia.", amounts: [{ unit: "hour", base: 0.5 }], checks: [] },
    {
      text: "Voima tuottaa 2n6 pistettä kylmävauriota ja huumaa kohteen 1 kierrokseksi.",
      amounts: [{ base: "2d6" }, { unit: "round", base: 1 }],
      checks: [],
    },
    { text: "Keskittymistä voi jatkaa kaksikymmentäneljä tuntia.", amounts: [{ unit: "hour", base: 24 }], checks: [] },
    { text: "Taso on luku 1:n ja 9:n väliltä.", amounts: [{ unit: "level", min: 1, max: 9 }], checks: [] },
    { text: "Olennon Älykkyys on vähintään 3 ja Karisma enintään 10.", amounts: [{ min: 3 }, { max: 10 }], checks: [] },
    { text: "Sääntö koskee kaikkia viittä edellä kuvattua luokkaa.", amounts: [], checks: [] },
    { text: "Hyvitys on +1 jokaista neljää tasoa kohden.", amounts: [{ bonus: 1, perLevels: 4 }], checks: [] },
    { text: "Vesi nousee tunnissa 1 jalan.", amounts: [{ unit: "ft", base: 1 }], checks: [] },
    { text: "Kilpi imee 10 pistettä vauriota hyökkäystä kohden.", amounts: [{ base: 10 }], checks: [] },
    {
      text: "Voima kestää 1 tunnin + 10 minuuttia tasoa kohden.",
      amounts: [
        { unit: "hour", base: 1 },
        { unit: "minute", step: 10, perLevels: 1 },
      ],
      checks: [],
    },
    { text: "Yksi voimapiste riittää.", amounts: [{ unit: "power-point", base: 1 }], checks: [] },
    {
      text: "Voima vaikuttaa kaikkiin olentoihin 6 ruudun säteellä.",
      amounts: [{ unit: "square", base: 6 }],
      checks: [],
    },
    {
      text: "Kuultava ilmentymä kuuluu 100 jalan päähän, ja sen voi vaimentaa niin, että se kuuluu vain 15 jalan päähän (Kuuntelu-testi, VA 10).",
      amounts: [
        { unit: "ft", base: 100 },
        { unit: "ft", base: 15 },
      ],
      checks: [{ dc: 10 }],
    },
    { text: "Limakerros haihtuu 1 kierroksessa.", amounts: [{ unit: "round", base: 1 }], checks: [] },
    { text: "Voimasta lähtee hehku, joka näkyy 200 jalan päähän.", amounts: [{ unit: "ft", base: 200 }], checks: [] },
    { text: "Uhrit ovat halvaantuneina 2n6 kierrosta.", amounts: [{ unit: "round", base: "2d6" }], checks: [] },
    { text: "Voiman taso vaihtelee 1:stä 9:ään.", amounts: [{ unit: "level", min: 1, max: 9 }], checks: [] },
    {
      text: "Kohde saa 2n8 tilapäistä kestopistettä + 1 tasoa kohden (korkeintaan +10).",
      amounts: [{ base: "2d8", step: 1, perLevels: 1, max: 10 }],
      checks: [],
    },
    { text: "Raskaasti kuormatun hahmon nopeus on kolmanneksen pienempi.", amounts: [], checks: [] },
    {
      text: "Vaikeusaste on pimeässä 25, ja onnistunut tahtolaisto puolittaa vauriot.",
      amounts: [{ multiplier: 0.5 }],
      checks: [{ dc: 25 }],
    },
    {
      text: "Hiekka nielee 1n3 minuutissa yli 100 naulaa painavat esineet.",
      amounts: [
        { unit: "minute", base: "1d3" },
        { unit: "lb", base: 100 },
      ],
      checks: [],
    },
    {
      text: "Jokainen tunti tuo kumulatiivisen rangaistuksen −1, kun 12 tuntia on kulunut.",
      amounts: [{ bonus: -1 }, { unit: "hour", base: 12 }],
      checks: [],
    },
    { text: "Onnistumiseen vaaditaan 1n20:llä vähintään 10.", amounts: [], checks: [] },
    {
      text: "Se leviää 5 jalan säteelle tasoa kohden (enintään 50 jalkaan).",
      amounts: [{ unit: "ft", step: 5, perLevels: 1, max: 50 }],
      checks: [],
    },
    {
      text: "Vaikutukset kestävät enintään 1 minuutin tasoa kohden.",
      amounts: [{ unit: "minute", step: 1, perLevels: 1 }],
      checks: [],
    },
    {
      text: "Ilmentäjä uhraa 100 KoP ja jalokiven, jonka arvo on vähintään 1 000 kultarahaa.",
      amounts: [
        { unit: "xp", base: 100 },
        { unit: "gp", base: 1000 },
      ],
      checks: [],
    },
    {
      text: "Suunnaton olento täyttää alueen, jonka sivu on 3 ruutua.",
      amounts: [{ unit: "square", base: 3 }],
      checks: [],
    },
    {
      text: "Näkyvä ilmentymä ulottuu 5 jalan ja hajuilmentymä 20 jalan päähän.",
      amounts: [
        { unit: "ft", base: 5 },
        { unit: "ft", base: 20 },
      ],
      checks: [],
    },
    { text: "Muurissa on neljä laattaa, ja se kestää kolme rynnäkköä. ||", amounts: [], checks: [] },
  ])("$text", ({ text, amounts, checks }) => {
    expect(statedIn("fi", text)).toEqual({ amounts, checks });
  });
});
