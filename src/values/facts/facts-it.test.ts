import { describe, expect, test } from "vitest";
import { statedIn } from "./stated.test-data.js";

// Sentences as rulebooks have them, with the amounts and the checks that they state, each in order.
describe("facts in Italian", () => {
  test.for([
    {
      text: "Una creatura che cade subisce 1d6 danni ogni 3 metri di caduta, fino a un massimo di 20d6.",
      amounts: [{ base: "1d6" }, { unit: "ft", base: 10 }, { base: "20d6" }],
      checks: [],
    },
    {
      text: "Il personaggio può saltare una fossa larga 4,5 metri con una prova di Saltare (CD 15).",
      amounts: [{ unit: "ft", base: 15 }],
      checks: [{ dc: 15 }],
    },
    {
      text: "Le creature nell'area hanno diritto a un tiro salvezza sui Riflessi (CD 14) per dimezzare i danni.",
      amounts: [{ multiplier: 0.5 }],
      checks: [{ dc: 14 }],
    },
    {
      text: "La luce illumina un raggio di 6 metri per 10 minuti per livello.",
      amounts: [
        { unit: "ft", base: 20 },
        { unit: "minute", step: 10, perLevels: 1 },
      ],
      checks: [],
    },
    {
      text: "La nube si estende per 9 metri e svanisce dopo 3 round.",
      amounts: [
        { unit: "ft", base: 30 },
        { unit: "round", base: 3 },
      ],
      checks: [],
    },
    {
      text: "Il soggetto ottiene un bonus di +2 ai tiri per colpire e un bonus di +4 alla Forza.",
      amounts: [{ bonus: 2 }, { bonus: 4 }],
      checks: [],
    },
    {
      text: "Un combattente accecato ha il 50% di probabilità di mancare il colpo.",
      amounts: [{ percent: 50 }],
      checks: [],
    },
    { text: "Due sentinelle montano la guardia davanti alla porta.", amounts: [], checks: [] },
    {
      text: "La pozione costa 300 mo e 24 PE.",
      amounts: [
        { unit: "gp", base: 300 },
        { unit: "xp", base: 24 },
      ],
      checks: [],
    },
    {
      text: "Questo talento richiede un livello dell'incantatore di 5 o superiore.",
      amounts: [{ unit: "level", min: 5 }],
      checks: [],
    },
    {
      text: "I personaggi con Intelligenza pari o inferiore a 2 non capiscono il messaggio.",
      amounts: [{ max: 2 }],
      checks: [],
    },
    {
      text: "Bisogna avere una Saggezza di almeno 13 per lanciare questo incantesimo.",
      amounts: [{ min: 13 }],
      checks: [],
    },
    {
      text: "Il fulmine infligge 1d6 danni da elettricità per livello dell'incantatore (massimo 10d6).",
      amounts: [{ step: "1d6", perLevels: 1, max: "10d6" }],
      checks: [],
    },
    {
      text: "Il raggio di azione è di 30 metri più 3 metri per livello.",
      amounts: [{ unit: "ft", base: 100, step: 10, perLevels: 1 }],
      checks: [],
    },
    {
      text: "La creatura si muove di 9 m per round, cioè alla metà della sua velocità normale.",
      amounts: [{ unit: "ft", base: 30 }, { multiplier: 0.5 }],
      checks: [],
    },
    {
      text: "La prova di Nuotare si effettua contro una CD di 20 in caso di tempesta.",
      amounts: [],
      checks: [{ dc: 20 }],
    },
    { text: "La CD aumenta di 5 se il terreno è scivoloso.", amounts: [{ bonus: 5 }], checks: [] },
    {
      text: "Con un 20 naturale l'attacco colpisce sempre; con un 1 naturale fallisce.",
      amounts: [{ natural: 20 }, { natural: 1 }],
      checks: [],
    },
    {
      text: "La CD del tiro salvezza è pari a 10 + il livello dell'incantesimo + il modificatore di Carisma.",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    { text: "Un oggetto in fiamme subisce 2d4 danni ogni round.", amounts: [{ base: "2d4" }], checks: [] },
    { text: "La vittima perde 1d4 punti di Costituzione.", amounts: [{ base: "1d4" }], checks: [] },
    { text: "I colpi critici infliggono il triplo dei danni.", amounts: [{ multiplier: 3 }], checks: [] },
    {
      text: "Dopo 8 ore di riposo il personaggio recupera i punti ferita.",
      amounts: [{ unit: "hour", base: 8 }],
      checks: [],
    },
    {
      text: "Il muro è alto 3 metri e spesso 1,5 metri.",
      amounts: [
        { unit: "ft", base: 10 },
        { unit: "ft", base: 5 },
      ],
      checks: [],
    },
    {
      text: "Ogni casella in diagonale costa 2 caselle di movimento.",
      amounts: [{ unit: "square", base: 2 }],
      checks: [],
    },
    {
      text: "L'incantatore riceve un bonus di +1 ogni tre livelli (massimo +5).",
      amounts: [{ bonus: 1, perLevels: 3, max: 5 }],
      checks: [],
    },
    {
      text: "Un personaggio di 7° livello ottiene un talento aggiuntivo.",
      amounts: [{ unit: "level", base: 7 }],
      checks: [],
    },
    {
      text: "Il personaggio deve attendere una settimana prima di riprovare.",
      amounts: [{ unit: "week", base: 1 }],
      checks: [],
    },
    { text: "Il potere costa 7 punti potere.", amounts: [{ unit: "power-point", base: 7 }], checks: [] },
    { text: "Un personaggio i cui punti ferita scendono a 0 è privo di sensi.", amounts: [{ base: 0 }], checks: [] },
    { text: "La penalità è di -4 alle prove di Cercare.", amounts: [{ bonus: -4 }], checks: [] },
    { text: "Il veleno ha CD 13 e infligge 1d6 punti di Destrezza.", amounts: [{ base: "1d6" }], checks: [{ dc: 13 }] },
    {
      text: "La distanza aumenta di 1,5 metri ogni due livelli.",
      amounts: [{ unit: "ft", step: 5, perLevels: 2 }],
      checks: [],
    },
    {
      text: "Lo scudo protegge dai proiettili per 1d4+1 round.",
      amounts: [{ unit: "round", base: "1d4+1" }],
      checks: [],
    },
    {
      text: "L'incantesimo cura 1d8 danni +1 per livello (massimo +5).",
      amounts: [{ base: "1d8", step: 1, perLevels: 1, max: 5 }],
      checks: [],
    },
    { text: "Una torcia brucia per un'ora.", amounts: [{ unit: "hour", base: 1 }], checks: [] },
    { text: "Le creature con 5 o più DV non subiscono l'effetto.", amounts: [{ min: 5 }], checks: [] },
    {
      text: "Il foro deve avere una superficie di almeno 9 decimetri quadrati.",
      amounts: [{ unit: "sqft", base: 1 }],
      checks: [],
    },
    {
      text: "L'arma pesa 2,5 kg e vale 15 mo.",
      amounts: [
        { unit: "lb", base: 5 },
        { unit: "gp", base: 15 },
      ],
      checks: [],
    },
    { text: "Alcuni viandanti, tre muli e una guida aspettavano vicino al ponte. ||", amounts: [], checks: [] },
    {
      text: "Quando due incantesimi di abiurazione sono attivi a meno di 3 metri l'uno dall'altro per 24 ore o più, i campi interferiscono e la CD delle prove di Cercare si abbassa di 4.",
      amounts: [{ unit: "ft", base: 10 }, { unit: "hour", base: 24 }, { bonus: -4 }],
      checks: [],
    },
    {
      text: "La classe armatura di un'immagine è pari a 10 più il suo modificatore di taglia.",
      amounts: [{ base: 10 }],
      checks: [],
    },
    {
      text: "Un incantatore sordo ha una probabilità del 20% di fallire gli incantesimi con componente verbale.",
      amounts: [{ percent: 20 }],
      checks: [],
    },
    {
      text: "Le creature evocate svaniscono quando i loro punti ferita arrivano a 0 o meno; impiegano 24 ore a riformarsi.",
      amounts: [{ base: 0 }, { unit: "hour", base: 24 }],
      checks: [],
    },
    {
      text: "Il livello di un potere è un numero compreso fra 1 e 9.",
      amounts: [{ unit: "level", min: 1, max: 9 }],
      checks: [],
    },
    {
      text: "Un raggio di azione corto arriva a 7,5 m più 1,5 m ogni due livelli completi dell'incantatore.",
      amounts: [{ unit: "ft", base: 25, step: 5, perLevels: 2 }],
      checks: [],
    },
    {
      text: "Un raggio lungo corrisponde a 120 m + 12 m/livello.",
      amounts: [{ unit: "ft", base: 400, step: 40, perLevels: 1 }],
      checks: [],
    },
    {
      text: "La CD del tiro salvezza è 10 + il livello del potere + il modificatore della caratteristica chiave.",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    {
      text: "Un oggetto magico ha un bonus ai tiri salvezza pari a 2 + metà del suo livello dell'incantatore.",
      amounts: [{ bonus: 2 }],
      checks: [],
    },
    {
      text: "Un 1 naturale è sempre un fallimento, mentre un 20 naturale è sempre un successo.",
      amounts: [{ natural: 1 }, { natural: 20 }],
      checks: [],
    },
    {
      text: "Per superare la resistenza agli incantesimi si effettua una prova di livello dell'incantatore (1d20 + livello dell'incantatore).",
      amounts: [],
      checks: [{ roll: "1d20" }],
    },
    {
      text: "Un bersaglio con un punteggio di Intelligenza di 3 o più può tentare di resistere.",
      amounts: [{ min: 3 }],
      checks: [],
    },
    {
      text: "Ogni dimensione dell'effetto deve misurare almeno 3 metri.",
      amounts: [{ unit: "ft", base: 10 }],
      checks: [],
    },
    { text: "Una diagonale su due vale 2 caselle.", amounts: [{ unit: "square", base: 2 }], checks: [] },
    { text: "Il lancio richiede 1 round completo.", amounts: [{ unit: "round", base: 1 }], checks: [] },
    {
      text: "L'incantesimo termina dopo 1 minuto per livello, fino a un massimo di 10 minuti.",
      amounts: [{ unit: "minute", step: 1, perLevels: 1, max: 10 }],
      checks: [],
    },
    {
      text: "Il personaggio deve attendere 10 minuti prima di tentare una prova di Concentrazione (CD 20 + livello dell'incantesimo).",
      amounts: [{ unit: "minute", base: 10 }],
      checks: [{ dc: 20 }],
    },
    { text: "Gli incantesimi di livello 0 sono detti trucchetti.", amounts: [{ unit: "level", base: 0 }], checks: [] },
    {
      text: "Un mago di 5° livello prepara due incantesimi di 3° livello.",
      amounts: [
        { unit: "level", base: 5 },
        { unit: "level", base: 3 },
      ],
      checks: [],
    },
    { text: "I danni sono raddoppiati contro i non morti.", amounts: [{ multiplier: 2 }], checks: [] },
    {
      text: "Se il tiro riesce, la vittima subisce solo la metà dei danni.",
      amounts: [{ multiplier: 0.5 }],
      checks: [],
    },
    { text: "Il costo in esperienza ammonta a 500 PE.", amounts: [{ unit: "xp", base: 500 }], checks: [] },
    {
      text: "Un test di Sapienza Psionica (CD 10 + 1 per ogni potere aggiuntivo attivo) rivela quanti poteri sono in funzione.",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    { text: "Il personaggio invecchia di 1d4 anni.", amounts: [{ unit: "year", base: "1d4" }], checks: [] },
    { text: "L'acqua sale di 30 cm per round.", amounts: [{ unit: "ft", base: 1 }], checks: [] },
    {
      text: "Per ogni punto potere aggiuntivo speso, i danni aumentano di 1d6 e la CD di 1.",
      amounts: [{ base: "1d6" }, { bonus: 1 }],
      checks: [],
    },
    { text: "La velocità della creatura diminuisce di 3 metri.", amounts: [{ unit: "ft", base: 10 }], checks: [] },
    { text: "Il soggetto subisce una penalità di 2 a tutti i tiri salvezza.", amounts: [{ bonus: -2 }], checks: [] },
    { text: "Il suono si ode fino a 1,5 km di distanza.", amounts: [{ unit: "mi", base: 1 }], checks: [] },
    {
      text: "I poteri costano da 1 a 17 punti potere.",
      amounts: [{ unit: "power-point", min: 1, max: 17 }],
      checks: [],
    },
    {
      text: "L'odore si propaga per 6 metri e dura 1d4 minuti.",
      amounts: [
        { unit: "ft", base: 20 },
        { unit: "minute", base: "1d4" },
      ],
      checks: [],
    },
    { text: "Il gruppo conta cinque membri, di cui tre chierici. ||", amounts: [], checks: [] },
    {
      text: "Una creatura Grande occupa uno spazio di 3 metri per lato e ha una portata di 3 metri.",
      amounts: [
        { unit: "ft", base: 10 },
        { unit: "ft", base: 10 },
      ],
      checks: [],
    },
    { text: "Il personaggio riesce automaticamente se il totale arriva a 25.", amounts: [], checks: [] },
    {
      text: "Un personaggio prono subisce una penalità di -4 agli attacchi in mischia.",
      amounts: [{ bonus: -4 }],
      checks: [],
    },
    {
      text: "Si può trattenere il fiato per un numero di round pari al doppio della Costituzione.",
      amounts: [{ multiplier: 2 }],
      checks: [],
    },
    {
      text: "Poi occorre superare una prova di Costituzione (CD 10, +1 per ogni prova precedente) a ogni round.",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    {
      text: "Il fumo riduce la visibilità a 1,5 metri; oltre, le creature hanno il 20% di occultamento.",
      amounts: [{ unit: "ft", base: 5 }, { percent: 20 }],
      checks: [],
    },
    { text: "Un falò infligge 1d6 danni al round.", amounts: [{ base: "1d6" }], checks: [] },
    {
      text: "Il calore impone un tiro salvezza sulla Tempra ogni 10 minuti (CD 15, +1 per ogni tiro precedente).",
      amounts: [{ unit: "minute", base: 10 }],
      checks: [{ dc: 15 }],
    },
    { text: "Il muro ha durezza 8 e 90 punti ferita.", amounts: [{ base: 8 }, { base: 90 }], checks: [] },
    {
      text: "Le creature con meno di 3 DV fuggono per 2d4 round.",
      amounts: [{ max: 2 }, { unit: "round", base: "2d4" }],
      checks: [],
    },
    {
      text: "Un chierico di 10° livello o superiore può scacciare i vampiri.",
      amounts: [{ unit: "level", min: 10 }],
      checks: [],
    },
    { text: "Il viaggio dura da 2 a 5 giorni.", amounts: [{ unit: "day", min: 2, max: 5 }], checks: [] },
    { text: "Con un risultato da 1 a 3 non succede nulla.", amounts: [], checks: [] },
    { text: "La stanza ha tre porte e due finestre, e ciascuna dà su un cortile.", amounts: [], checks: [] },
    { text: "Ciascuno dei due avversari tira un dado; vince il più alto.", amounts: [], checks: [] },
    {
      text: "I proiettili tirati oltre i 18 metri subiscono una penalità di 2.",
      amounts: [{ unit: "ft", base: 60 }, { bonus: -2 }],
      checks: [],
    },
    {
      text: "La porta cede dopo 10 round o con una prova di Forza CD 23.",
      amounts: [{ unit: "round", base: 10 }],
      checks: [{ dc: 23 }],
    },
    { text: "L'incantesimo funziona una volta al giorno.", amounts: [], checks: [] },
    {
      text: "Gli incantesimi dal 1° al 3° livello non hanno effetto.",
      amounts: [{ unit: "level", min: 1, max: 3 }],
      checks: [],
    },
    {
      text: "Il bonus di deviazione sale a +3 all'8° livello.",
      amounts: [{ bonus: 3 }, { unit: "level", base: 8 }],
      checks: [],
    },
    { text: "I danni sono moltiplicati per due.", amounts: [{ multiplier: 2 }], checks: [] },
    { text: "Il personaggio perde un livello.", amounts: [], checks: [] },
    {
      text: "Il peso viene dimezzato e la velocità diventa la metà del normale.",
      amounts: [{ multiplier: 0.5 }, { multiplier: 0.5 }],
      checks: [],
    },
    {
      text: "Chi lancia incantesimi può tentare una prova di Sapienza Magica (CD 15 + livello dell'incantesimo) per riconoscerlo.",
      amounts: [],
      checks: [{ dc: 15 }],
    },
    {
      text: "L'area ha la forma di un cubo di 3 metri di spigolo per livello.",
      amounts: [{ unit: "ft", step: 10, perLevels: 1 }],
      checks: [],
    },
    {
      text: "Nessuna delle creature può trovarsi a più di 9 metri dalle altre.",
      amounts: [{ unit: "ft", base: 30 }],
      checks: [],
    },
    { text: "L'effetto persiste per mezz'ora.", amounts: [{ unit: "hour", base: 0.5 }], checks: [] },
    {
      text: "L'incantesimo infligge 2d6 danni da freddo e stordisce per 1 round chi fallisce il tiro salvezza.",
      amounts: [{ base: "2d6" }, { unit: "round", base: 1 }],
      checks: [],
    },
    {
      text: "Un personaggio può concentrarsi per ventiquattro ore.",
      amounts: [{ unit: "hour", base: 24 }],
      checks: [],
    },
    {
      text: "La creatura possiede un'Intelligenza di almeno 3 e un Carisma di 10 o meno.",
      amounts: [{ min: 3 }, { max: 10 }],
      checks: [],
    },
    { text: "Questa regola vale per le cinque categorie descritte sopra.", amounts: [], checks: [] },
    { text: "Il bonus vale +1 ogni quattro livelli.", amounts: [{ bonus: 1, perLevels: 4 }], checks: [] },
    { text: "Ogni ora l'acqua sale di 30 centimetri.", amounts: [{ unit: "ft", base: 1 }], checks: [] },
    { text: "Lo scudo assorbe 10 danni per attacco.", amounts: [{ base: 10 }], checks: [] },
    {
      text: "L'incantesimo dura 1 ora + 10 minuti per livello.",
      amounts: [
        { unit: "hour", base: 1 },
        { unit: "minute", step: 10, perLevels: 1 },
      ],
      checks: [],
    },
    { text: "Se la prova supera la CD di 5 o più, il personaggio apprende un dettaglio.", amounts: [], checks: [] },
    { text: "Basta spendere un punto potere.", amounts: [{ unit: "power-point", base: 1 }], checks: [] },
    { text: "Un'apertura di 30 cm di lato non blocca il potere.", amounts: [{ unit: "ft", base: 1 }], checks: [] },
    {
      text: "Il potere ha effetto su tutte le creature entro 6 quadretti.",
      amounts: [{ unit: "square", base: 6 }],
      checks: [],
    },
    {
      text: "L'incantesimo emana un bagliore visibile fino a 60 metri.",
      amounts: [{ unit: "ft", base: 200 }],
      checks: [],
    },
    { text: "Le vittime restano paralizzate per 2d6 round.", amounts: [{ unit: "round", base: "2d6" }], checks: [] },
    {
      text: "La potenza dell'incantesimo, di livello compreso tra 0 e 9, determina la CD.",
      amounts: [{ unit: "level", min: 0, max: 9 }],
      checks: [],
    },
    {
      text: "Il soggetto riceve 2d8 punti ferita temporanei più 1 per livello, fino a un massimo di +10.",
      amounts: [{ base: "2d8", step: 1, perLevels: 1, max: 10 }],
      checks: [],
    },
    { text: "Un personaggio molto carico ha la velocità ridotta di un terzo.", amounts: [], checks: [] },
    {
      text: "La CD è 25 al buio, e un tiro salvezza sulla Volontà dimezza i danni.",
      amounts: [{ multiplier: 0.5 }],
      checks: [{ dc: 25 }],
    },
    {
      text: "La sabbia inghiotte ogni oggetto di più di 50 kg in 1d3 minuti.",
      amounts: [
        { unit: "lb", base: 100 },
        { unit: "minute", base: "1d3" },
      ],
      checks: [],
    },
    {
      text: "La penalità cumulativa di -1 ogni ora si applica dopo 12 ore di marcia.",
      amounts: [{ bonus: -1 }, { unit: "hour", base: 12 }],
      checks: [],
    },
    { text: "Per riuscire occorre ottenere 10 o più con 1d20.", amounts: [], checks: [] },
    {
      text: "Si estende in un raggio di 1,5 metri per livello (fino a 15 metri al massimo).",
      amounts: [{ unit: "ft", step: 5, perLevels: 1, max: 50 }],
      checks: [],
    },
    {
      text: "Gli effetti durano fino a 1 minuto per livello.",
      amounts: [{ unit: "minute", step: 1, perLevels: 1 }],
      checks: [],
    },
    {
      text: "L'incantatore sacrifica 100 PE e una gemma del valore di almeno 1.000 mo.",
      amounts: [
        { unit: "xp", base: 100 },
        { unit: "gp", base: 1000 },
      ],
      checks: [],
    },
    {
      text: "Una creatura Enorme occupa uno spazio di 3 quadretti per lato.",
      amounts: [{ unit: "square", base: 3 }],
      checks: [],
    },
    {
      text: "Il segno visivo si diffonde per 1,5 metri e quello olfattivo per 6 metri.",
      amounts: [
        { unit: "ft", base: 5 },
        { unit: "ft", base: 20 },
      ],
      checks: [],
    },
    { text: "Il muro è composto da quattro lastre e resiste a tre assalti. ||", amounts: [], checks: [] },
  ])("$text", ({ text, amounts, checks }) => {
    expect(statedIn("it", text)).toEqual({ amounts, checks });
  });
});
