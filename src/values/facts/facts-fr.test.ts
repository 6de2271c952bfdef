import { describe, expect, test } from "vitest";
import { statedIn } from "./stated.test-data.js";

// Sentences as rulebooks have them, with the amounts and the checks that they state, each in order.
describe("facts in French", () => {
  test.for([
    {
      text: "Une créature qui tombe subit 1d6 points de dégâts par tranche de 3 mètres de chute, jusqu'à un maximum de 20d6.",
      amounts: [{ base: "1d6" }, { unit: "ft", base: 10 }, { base: "20d6" }],
      checks: [],
    },
    {
      text: "Le personnage peut sauter par-dessus une fosse large de 4,50 mètres en réussissant un test de Saut (DD 15).",
      amounts: [{ unit: "ft", base: 15 }],
      checks: [{ dc: 15 }],
    },
    {
      text: "Les créatures prises dans la zone ont droit à un jet de Réflexes (DD 14) pour réduire les dégâts de moitié.",
      amounts: [{ multiplier: 0.5 }],
      checks: [{ dc: 14 }],
    },
    {
      text: "La lumière éclaire dans un rayon de 6 mètres pendant 10 minutes par niveau.",
      amounts: [
        { unit: "ft", base: 20 },
        { unit: "minute", step: 10, perLevels: 1 },
      ],
      checks: [],
    },
    {
      text: "Le nuage s'étend sur 9 mètres et se dissipe au bout de 3 rounds.",
      amounts: [
        { unit: "ft", base: 30 },
        { unit: "round", base: 3 },
      ],
      checks: [],
    },
    {
      text: "Le bénéficiaire gagne un bonus de +2 aux jets d'attaque et un bonus de +4 à la Force.",
      amounts: [{ bonus: 2 }, { bonus: 4 }],
      checks: [],
    },
    { text: "Un combattant aveuglé a 50 % de chances de rater son coup.", amounts: [{ percent: 50 }], checks: [] },
    { text: "Deux sentinelles montent la garde devant la porte.", amounts: [], checks: [] },
    {
      text: "La potion coûte 300 po et 24 PX à fabriquer.",
      amounts: [
        { unit: "gp", base: 300 },
        { unit: "xp", base: 24 },
      ],
      checks: [],
    },
    {
      text: "Ce don exige un niveau de lanceur de sorts de 5 ou plus.",
      amounts: [{ unit: "level", min: 5 }],
      checks: [],
    },
    {
      text: "Les personnages dont l'Intelligence est inférieure ou égale à 2 ne comprennent pas le message.",
      amounts: [{ max: 2 }],
      checks: [],
    },
    { text: "Il faut avoir une Sagesse d'au moins 13 pour lancer ce sort.", amounts: [{ min: 13 }], checks: [] },
    {
      text: "L'éclair inflige 1d6 points de dégâts d'électricité par niveau de lanceur de sorts (maximum 10d6).",
      amounts: [{ step: "1d6", perLevels: 1, max: "10d6" }],
      checks: [],
    },
    {
      text: "La portée est de 30 mètres, plus 3 mètres par niveau.",
      amounts: [{ unit: "ft", base: 100, step: 10, perLevels: 1 }],
      checks: [],
    },
    {
      text: "La créature se déplace à 9 m par round, soit la moitié de sa vitesse normale.",
      amounts: [{ unit: "ft", base: 30 }, { multiplier: 0.5 }],
      checks: [],
    },
    {
      text: "Le test de Natation est effectué contre un DD de 20 en cas de tempête.",
      amounts: [],
      checks: [{ dc: 20 }],
    },
    { text: "Le DD augmente de 5 si le sol est glissant.", amounts: [{ bonus: 5 }], checks: [] },
    {
      text: "Sur un 20 naturel, l'attaque touche toujours ; sur un 1 naturel, elle échoue.",
      amounts: [{ natural: 20 }, { natural: 1 }],
      checks: [],
    },
    {
      text: "Le DD du jet de sauvegarde est égal à 10 + niveau du sort + modificateur de Charisme du lanceur.",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    { text: "Un objet enflammé subit 2d4 points de dégâts à chaque round.", amounts: [{ base: "2d4" }], checks: [] },
    { text: "La victime perd 1d4 points de Constitution.", amounts: [{ base: "1d4" }], checks: [] },
    { text: "Les coups critiques infligent le triple des dégâts.", amounts: [{ multiplier: 3 }], checks: [] },
    {
      text: "Après 8 heures de repos, le personnage récupère ses points de vie.",
      amounts: [{ unit: "hour", base: 8 }],
      checks: [],
    },
    {
      text: "Le mur mesure 3 mètres de haut et 1,50 mètre d'épaisseur.",
      amounts: [
        { unit: "ft", base: 10 },
        { unit: "ft", base: 5 },
      ],
      checks: [],
    },
    {
      text: "Chaque case supplémentaire coûte 2 cases de déplacement.",
      amounts: [{ unit: "square", base: 2 }],
      checks: [],
    },
    {
      text: "Le lanceur bénéficie d'un bonus de +1 par tranche de trois niveaux (maximum +5).",
      amounts: [{ bonus: 1, perLevels: 3, max: 5 }],
      checks: [],
    },
    {
      text: "La durée passe à 1 heure si le niveau du lanceur est de 12 au minimum.",
      amounts: [
        { unit: "hour", base: 1 },
        { unit: "level", min: 12 },
      ],
      checks: [],
    },
    {
      text: "Le personnage doit attendre une semaine avant de recommencer.",
      amounts: [{ unit: "week", base: 1 }],
      checks: [],
    },
    { text: "La faculté coûte 7 points psi.", amounts: [{ unit: "power-point", base: 7 }], checks: [] },
    {
      text: "Un personnage inconscient dont les points de vie tombent à 0 est stabilisé.",
      amounts: [{ base: 0 }],
      checks: [],
    },
    { text: "Le malus est de -4 aux tests de Fouille.", amounts: [{ bonus: -4 }], checks: [] },
    {
      text: "Le poison a un DD de 13 et inflige 1d6 points de Dextérité.",
      amounts: [{ base: "1d6" }],
      checks: [{ dc: 13 }],
    },
    {
      text: "La distance augmente de 1,50 mètre tous les deux niveaux.",
      amounts: [{ unit: "ft", step: 5, perLevels: 2 }],
      checks: [],
    },
    {
      text: "Le bouclier protège contre les projectiles pendant 1d4+1 rounds.",
      amounts: [{ unit: "round", base: "1d4+1" }],
      checks: [],
    },
    {
      text: "Le sort soigne 1d8 points de dégâts, +1 par niveau (maximum +5).",
      amounts: [{ base: "1d8", step: 1, perLevels: 1, max: 5 }],
      checks: [],
    },
    { text: "Une torche brûle pendant une heure.", amounts: [{ unit: "hour", base: 1 }], checks: [] },
    { text: "Les dragons de plus de 5 DV ne sont pas affectés.", amounts: [{ min: 6 }], checks: [] },
    {
      text: "Le trou doit avoir une surface d'au moins 9 décimètres carrés.",
      amounts: [{ unit: "sqft", base: 1 }],
      checks: [],
    },
    {
      text: "L'arme pèse 2,5 kg et vaut 15 po.",
      amounts: [
        { unit: "lb", base: 5 },
        { unit: "gp", base: 15 },
      ],
      checks: [],
    },
    { text: "Plusieurs voyageurs, trois mules et un guide attendaient près du pont. ||", amounts: [], checks: [] },
    {
      text: "Lorsque deux sorts d'abjuration sont actifs à moins de 3 mètres l'un de l'autre pendant 24 heures ou plus, leurs champs interfèrent et le DD des tests de Fouille visant à les repérer baisse de 4.",
      amounts: [{ unit: "ft", base: 10 }, { unit: "hour", base: 24 }, { bonus: -4 }],
      checks: [],
    },
    {
      text: "La classe d'armure d'une chimère est égale à 10 plus son modificateur de taille.",
      amounts: [{ base: 10 }],
      checks: [],
    },
    {
      text: "Un personnage sourd a 20 % de risques d'échouer en incantant un sort à composante verbale.",
      amounts: [{ percent: 20 }],
      checks: [],
    },
    {
      text: "Les créatures convoquées disparaissent si leurs points de vie sont réduits à 0 ou moins ; il leur faut alors 24 heures pour se reformer.",
      amounts: [{ base: 0 }, { unit: "hour", base: 24 }],
      checks: [],
    },
    {
      text: "Le niveau d'un sort est un nombre allant de 0 à 9.",
      amounts: [{ unit: "level", min: 0, max: 9 }],
      checks: [],
    },
    {
      text: "Une portée courte atteint 7,50 m, plus 1,50 m par tranche de deux niveaux de lanceur de sorts.",
      amounts: [{ unit: "ft", base: 25, step: 5, perLevels: 2 }],
      checks: [],
    },
    {
      text: "Une portée longue correspond à 120 m + 12 m/niveau.",
      amounts: [{ unit: "ft", base: 400, step: 40, perLevels: 1 }],
      checks: [],
    },
    {
      text: "Le DD du jet de sauvegarde est de 10 + le niveau du sort + le modificateur de la caractéristique concernée.",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    {
      text: "Un objet magique a un bonus aux jets de sauvegarde égal à 2 + la moitié de son niveau de lanceur de sorts.",
      amounts: [{ bonus: 2 }],
      checks: [],
    },
    {
      text: "Un 1 obtenu au dé (1 naturel) est toujours un échec ; un 20 naturel est toujours une réussite.",
      amounts: [{ natural: 1 }, { natural: 20 }],
      checks: [],
    },
    {
      text: "Pour vaincre la résistance à la magie, le lanceur effectue un test de niveau de lanceur de sorts (1d20 + niveau de lanceur de sorts).",
      amounts: [],
      checks: [{ roll: "1d20" }],
    },
    {
      text: "Une cible dont la valeur d'Intelligence est de 3 ou plus peut tenter de résister.",
      amounts: [{ min: 3 }],
      checks: [],
    },
    {
      text: "Chaque dimension de l'effet doit mesurer au moins 3 mètres.",
      amounts: [{ unit: "ft", base: 10 }],
      checks: [],
    },
    {
      text: "Une ouverture d'au moins 900 cm² laisse passer la ligne d'effet sur une longueur de 1,50 m.",
      amounts: [
        { unit: "sqft", base: 1 },
        { unit: "ft", base: 5 },
      ],
      checks: [],
    },
    { text: "Une diagonale sur deux compte pour 2 cases.", amounts: [{ unit: "square", base: 2 }], checks: [] },
    { text: "L'incantation prend 1 round complet.", amounts: [{ unit: "round", base: 1 }], checks: [] },
    {
      text: "Le sort se termine après 1 minute par niveau, au maximum 10 minutes.",
      amounts: [{ unit: "minute", step: 1, perLevels: 1, max: 10 }],
      checks: [],
    },
    {
      text: "Le lanceur doit attendre 10 minutes avant de retenter un test de Concentration, DD 20 + niveau du sort.",
      amounts: [{ unit: "minute", base: 10 }],
      checks: [{ dc: 20 }],
    },
    { text: "Les sorts de niveau 0 sont appelés tours de magie.", amounts: [{ unit: "level", base: 0 }], checks: [] },
    {
      text: "Un magicien du 5e niveau lance deux sorts de 3e niveau par jour.",
      amounts: [
        { unit: "level", base: 5 },
        { unit: "level", base: 3 },
      ],
      checks: [],
    },
    { text: "Les dégâts sont doublés contre les morts-vivants.", amounts: [{ multiplier: 2 }], checks: [] },
    {
      text: "Si le jet réussit, la victime ne subit que la moitié des dégâts.",
      amounts: [{ multiplier: 0.5 }],
      checks: [],
    },
    { text: "Le coût en expérience s'élève à 500 PX.", amounts: [{ unit: "xp", base: 500 }], checks: [] },
    { text: "Une composante coûtant moins de 1 po n'est pas comptée.", amounts: [{ unit: "gp", base: 1 }], checks: [] },
    { text: "Le personnage vieillit de 1d4 ans.", amounts: [{ unit: "year", base: "1d4" }], checks: [] },
    { text: "L'eau monte de 30 cm par round.", amounts: [{ unit: "ft", base: 1 }], checks: [] },
    {
      text: "Pour chaque point psi supplémentaire dépensé, les dégâts augmentent de 1d6 et le DD de 1.",
      amounts: [{ base: "1d6" }, { bonus: 1 }],
      checks: [],
    },
    { text: "La vitesse de la créature diminue de 3 mètres.", amounts: [{ unit: "ft", base: 10 }], checks: [] },
    { text: "Le sujet subit un malus de 2 à tous ses jets de sauvegarde.", amounts: [{ bonus: -2 }], checks: [] },
    {
      text: "Toute créature située à 1,5 kilomètre ou moins entend le bruit.",
      amounts: [{ unit: "mi", base: 1 }],
      checks: [],
    },
    {
      text: "Les pouvoirs coûtent entre 1 et 17 points psi.",
      amounts: [{ unit: "power-point", min: 1, max: 17 }],
      checks: [],
    },
    { text: "Le groupe compte cinq membres, dont trois prêtres. ||", amounts: [], checks: [] },
    {
      text: "Une créature de taille G occupe un espace de 3 mètres de côté et possède une allonge de 3 mètres.",
      amounts: [
        { unit: "ft", base: 10 },
        { unit: "ft", base: 10 },
      ],
      checks: [],
    },
    { text: "Chaque tranche de 10 points au-delà de 20 rapporte un dé supplémentaire.", amounts: [], checks: [] },
    { text: "Le personnage réussit automatiquement si son total atteint 25.", amounts: [], checks: [] },
    {
      text: "Un personnage étendu au sol subit un malus de -4 à ses jets d'attaque au corps à corps.",
      amounts: [{ bonus: -4 }],
      checks: [],
    },
    {
      text: "Retenir son souffle est possible pendant un nombre de rounds égal au double de la Constitution.",
      amounts: [{ multiplier: 2 }],
      checks: [],
    },
    {
      text: "Ensuite, il faut réussir un test de Constitution (DD 10, +1 par test précédent) à chaque round.",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    {
      text: "La fumée réduit la vision à 1,50 mètre ; au-delà, les créatures bénéficient de 20 % de camouflage.",
      amounts: [{ unit: "ft", base: 5 }, { percent: 20 }],
      checks: [],
    },
    { text: "Un feu de camp inflige 1d6 points de dégâts par round.", amounts: [{ base: "1d6" }], checks: [] },
    {
      text: "La chaleur impose un jet de Vigueur toutes les 10 minutes (DD 15, +1 par jet précédent).",
      amounts: [{ unit: "minute", base: 10 }],
      checks: [{ dc: 15 }],
    },
    { text: "Le mur possède une solidité de 8 et 90 points de vie.", amounts: [{ base: 8 }, { base: 90 }], checks: [] },
    {
      text: "Les créatures de moins de 3 DV s'enfuient pendant 2d4 rounds.",
      amounts: [{ max: 2 }, { unit: "round", base: "2d4" }],
      checks: [],
    },
    {
      text: "Un clerc de niveau 10 ou supérieur peut repousser les vampires.",
      amounts: [{ unit: "level", min: 10 }],
      checks: [],
    },
    { text: "Le voyage dure de 2 à 5 jours.", amounts: [{ unit: "day", min: 2, max: 5 }], checks: [] },
    { text: "Sur un résultat de 1 à 3, rien ne se produit.", amounts: [], checks: [] },
    { text: "La pièce a trois portes et deux fenêtres, et chacune donne sur une cour.", amounts: [], checks: [] },
    { text: "Chacun des deux adversaires lance un dé ; le plus élevé l'emporte.", amounts: [], checks: [] },
    {
      text: "Les munitions tirées à plus de 18 mètres subissent un malus de 2.",
      amounts: [{ unit: "ft", base: 60 }, { bonus: -2 }],
      checks: [],
    },
    {
      text: "La porte cède après 10 rounds d'efforts, ou sur un test de Force DD 23.",
      amounts: [{ unit: "round", base: 10 }],
      checks: [{ dc: 23 }],
    },
    { text: "Le sortilège fonctionne une fois par jour.", amounts: [], checks: [] },
    {
      text: "Les sorts profanes de niveaux 1 à 3 ne l'affectent pas.",
      amounts: [{ unit: "level", min: 1, max: 3 }],
      checks: [],
    },
    {
      text: "Le bonus de parade passe à +3 au niveau 8.",
      amounts: [{ bonus: 3 }, { unit: "level", base: 8 }],
      checks: [],
    },
    { text: "Tout l'équipement pèse moitié moins lourd.", amounts: [], checks: [] },
    { text: "Ses dégâts sont multipliés par deux.", amounts: [{ multiplier: 2 }], checks: [] },
    { text: "Il perd un niveau.", amounts: [], checks: [] },
    {
      text: "La lame brûle 1d6 points de vie et la moitié de ce nombre au round suivant.",
      amounts: [{ base: "1d6" }],
      checks: [],
    },
    {
      text: "Tout lanceur de sorts peut tenter un test d'Art de la magie (DD 15 + niveau du sort) pour identifier un sort en cours d'incantation.",
      amounts: [],
      checks: [{ dc: 15 }],
    },
    {
      text: "La zone prend la forme d'un cube de 3 mètres d'arête par niveau.",
      amounts: [{ unit: "ft", step: 10, perLevels: 1 }],
      checks: [],
    },
    {
      text: "Le sort affecte une créature par niveau, deux d'entre elles ne pouvant être éloignées de plus de 9 mètres.",
      amounts: [{ unit: "ft", base: 30 }],
      checks: [],
    },
    {
      text: "Les sorts instantanés ne durent qu'un instant, mais leurs effets persistent une demi-heure.",
      amounts: [{ unit: "hour", base: 0.5 }],
      checks: [],
    },
    {
      text: "Le sort fait 2d6 points de dégâts de froid et étourdit la cible durant 1 round si elle rate un jet de Vigueur.",
      amounts: [{ base: "2d6" }, { unit: "round", base: 1 }],
      checks: [],
    },
    {
      text: "Un personnage peut se concentrer vingt-quatre heures sans dormir.",
      amounts: [{ unit: "hour", base: 24 }],
      checks: [],
    },
    {
      text: "La créature dispose d'une Intelligence d'au moins 3 et d'un Charisme de 10 ou moins.",
      amounts: [{ min: 3 }, { max: 10 }],
      checks: [],
    },
    { text: "Un don métamagique augmente le niveau du sort de deux crans.", amounts: [], checks: [] },
    { text: "Cette règle s'applique aux cinq catégories décrites plus haut.", amounts: [], checks: [] },
    { text: "Le bonus vaut +1 tous les quatre niveaux.", amounts: [{ bonus: 1, perLevels: 4 }], checks: [] },
    { text: "Le jet de dés s'effectue au hasard, avec 1 chance sur 4 de réussir.", amounts: [], checks: [] },
    { text: "Chaque heure, l'eau s'élève de 30 centimètres.", amounts: [{ unit: "ft", base: 1 }], checks: [] },
    { text: "Le bouclier absorbe 10 points de dégâts par attaque.", amounts: [{ base: 10 }], checks: [] },
    {
      text: "Le sort a une durée de 1 heure + 10 minutes par niveau.",
      amounts: [
        { unit: "hour", base: 1 },
        { unit: "minute", step: 10, perLevels: 1 },
      ],
      checks: [],
    },
    { text: "Si le DD est dépassé de 5 ou plus, le personnage apprend un détail.", amounts: [], checks: [] },
    { text: "La dépense d'un point psi suffit.", amounts: [{ unit: "power-point", base: 1 }], checks: [] },
    {
      text: "Le sort émet une lueur bleutée visible à 60 mètres à la ronde.",
      amounts: [{ unit: "ft", base: 200 }],
      checks: [],
    },
    {
      text: "Les victimes restent paralysées 2d6 rounds, sauf si elles sont immunisées.",
      amounts: [{ unit: "round", base: "2d6" }],
      checks: [],
    },
    {
      text: "La puissance magique, d'un niveau compris entre 0 et 9, détermine le DD.",
      amounts: [{ unit: "level", min: 0, max: 9 }],
      checks: [],
    },
    {
      text: "Le sujet gagne 2d8 points de vie temporaires, plus 1 par niveau, à concurrence de +10.",
      amounts: [{ base: "2d8", step: 1, perLevels: 1, max: 10 }],
      checks: [],
    },
    { text: "Un personnage lourdement chargé voit sa vitesse réduite d'un tiers.", amounts: [], checks: [] },
    {
      text: "Le DD est de 25 dans l'obscurité, et un jet de Volonté réussi divise les dégâts par deux.",
      amounts: [{ multiplier: 0.5 }],
      checks: [{ dc: 25 }],
    },
    {
      text: "Le sable engloutit tout objet de plus de 50 kg en 1d3 minutes.",
      amounts: [
        { unit: "lb", base: 100 },
        { unit: "minute", base: "1d3" },
      ],
      checks: [],
    },
    {
      text: "Une fiole d'acide inflige 1d6 points de dégâts plus 1 point d'éclaboussure.",
      amounts: [{ base: "1d6" }],
      checks: [],
    },
    {
      text: "La pénalité cumulative de -1 par heure s'applique après 12 heures de marche.",
      amounts: [{ bonus: -1 }, { unit: "hour", base: 12 }],
      checks: [],
    },
    { text: "Pour réussir, il faut obtenir 10 ou plus avec 1d20.", amounts: [], checks: [] },
    {
      text: "Elle s'étend sur un rayon de 1,50 mètre par niveau (jusqu'à 15 mètres au maximum).",
      amounts: [{ unit: "ft", step: 5, perLevels: 1, max: 50 }],
      checks: [],
    },
    {
      text: "Tout test de Concentration voit son DD augmenter de 2 par blessure.",
      amounts: [{ bonus: 2 }],
      checks: [],
    },
    {
      text: "Les deux effets durent aussi longtemps que la concentration, jusqu'à 1 minute par niveau.",
      amounts: [{ unit: "minute", step: 1, perLevels: 1 }],
      checks: [],
    },
    {
      text: "Le lanceur sacrifie 100 PX et une gemme d'une valeur de 1 000 po au moins.",
      amounts: [
        { unit: "xp", base: 100 },
        { unit: "gp", base: 1000 },
      ],
      checks: [],
    },
    {
      text: "Une créature Très Grande occupe un carré de 3 cases de côté.",
      amounts: [{ unit: "square", base: 3 }],
      checks: [],
    },
  ])("$text", ({ text, amounts, checks }) => {
    expect(statedIn("fr", text)).toEqual({ amounts, checks });
  });
});
