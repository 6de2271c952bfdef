import { describe, expect, test } from "vitest";
import { statedIn } from "./stated.test-data.js";

// Sentences as rulebooks have them, with the amounts and the checks that they state, each in order.
describe("facts in English", () => {
  test.for([
    {
      text: "A creature that falls takes 1d6 points of damage per 10 feet fallen, to a maximum of 20d6.",
      amounts: [{ base: "1d6" }, { unit: "ft", base: 10 }, { base: "20d6" }],
      checks: [],
    },
    {
      text: "A character can leap over a pit 15 feet wide with a Jump check (DC 15).",
      amounts: [{ unit: "ft", base: 15 }],
      checks: [{ dc: 15 }],
    },
    {
      text: "Creatures in the area may attempt a DC 14 Reflex save to take half damage.",
      amounts: [{ multiplier: 0.5 }],
      checks: [{ dc: 14 }],
    },
    {
      text: "The light shines in a 20-foot radius for 10 minutes per level.",
      amounts: [
        { unit: "ft", base: 20 },
        { unit: "minute", step: 10, perLevels: 1 },
      ],
      checks: [],
    },
    {
      text: "The cloud spreads over 30 ft. and disperses after 3 rounds.",
      amounts: [
        { unit: "ft", base: 30 },
        { unit: "round", base: 3 },
      ],
      checks: [],
    },
    {
      text: "The subject gains a +2 bonus on attack rolls and a +4 bonus to Strength.",
      amounts: [{ bonus: 2 }, { bonus: 4 }],
      checks: [],
    },
    { text: "A blinded fighter has a 50% chance to miss.", amounts: [{ percent: 50 }], checks: [] },
    { text: "Two guards stand before the gate.", amounts: [], checks: [] },
    {
      text: "The potion costs 300 gp and 24 XP to brew.",
      amounts: [
        { unit: "gp", base: 300 },
        { unit: "xp", base: 24 },
      ],
      checks: [],
    },
    { text: "This feat requires a caster level of 5th or higher.", amounts: [{ unit: "level", min: 5 }], checks: [] },
    {
      text: "Characters with an Intelligence of 2 or lower do not grasp the message.",
      amounts: [{ max: 2 }],
      checks: [],
    },
    { text: "You need a Wisdom score of at least 13 to cast this spell.", amounts: [{ min: 13 }], checks: [] },
    {
      text: "The bolt deals 1d6 points of electricity damage per caster level (maximum 10d6).",
      amounts: [{ step: "1d6", perLevels: 1, max: "10d6" }],
      checks: [],
    },
    {
      text: "The range is 100 feet plus 10 feet per level.",
      amounts: [{ unit: "ft", base: 100, step: 10, perLevels: 1 }],
      checks: [],
    },
    {
      text: "The creature moves 30 ft. per round, or half its normal speed.",
      amounts: [{ unit: "ft", base: 30 }, { multiplier: 0.5 }],
      checks: [],
    },
    { text: "The Swim check is made against a DC of 20 in a storm.", amounts: [], checks: [{ dc: 20 }] },
    { text: "The DC increases by 5 if the ground is slippery.", amounts: [{ bonus: 5 }], checks: [] },
    {
      text: "A natural 20 always hits, and a natural 1 always misses.",
      amounts: [{ natural: 20 }, { natural: 1 }],
      checks: [],
    },
    {
      text: "The save DC is 10 + the spell's level + the caster's Charisma modifier.",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    { text: "A burning object takes 2d4 points of damage each round.", amounts: [{ base: "2d4" }], checks: [] },
    { text: "The victim loses 1d4 points of Constitution.", amounts: [{ base: "1d4" }], checks: [] },
    { text: "Critical hits deal triple damage.", amounts: [{ multiplier: 3 }], checks: [] },
    { text: "After 8 hours of rest the character recovers.", amounts: [{ unit: "hour", base: 8 }], checks: [] },
    {
      text: "The wall is 10 feet high and 5 feet thick.",
      amounts: [
        { unit: "ft", base: 10 },
        { unit: "ft", base: 5 },
      ],
      checks: [],
    },
    {
      text: "Every second diagonal counts as 2 squares of movement.",
      amounts: [{ unit: "square", base: 2 }],
      checks: [],
    },
    {
      text: "The caster gains a +1 bonus per three levels (maximum +5).",
      amounts: [{ bonus: 1, perLevels: 3, max: 5 }],
      checks: [],
    },
    { text: "A 7th-level character gains an additional feat.", amounts: [{ unit: "level", base: 7 }], checks: [] },
    { text: "The character must wait one week before trying again.", amounts: [{ unit: "week", base: 1 }], checks: [] },
    { text: "The power costs 7 power points.", amounts: [{ unit: "power-point", base: 7 }], checks: [] },
    { text: "A character whose hit points drop to 0 falls unconscious.", amounts: [{ base: 0 }], checks: [] },
    { text: "The penalty is -4 on Search checks.", amounts: [{ bonus: -4 }], checks: [] },
    {
      text: "The poison has a DC of 13 and deals 1d6 points of Dexterity damage.",
      amounts: [{ base: "1d6" }],
      checks: [{ dc: 13 }],
    },
    {
      text: "The distance increases by 5 feet per two levels.",
      amounts: [{ unit: "ft", step: 5, perLevels: 2 }],
      checks: [],
    },
    { text: "The shield blocks missiles for 1d4+1 rounds.", amounts: [{ unit: "round", base: "1d4+1" }], checks: [] },
    {
      text: "The spell cures 1d8 points of damage +1 point per caster level (maximum +5).",
      amounts: [{ base: "1d8", step: 1, perLevels: 1, max: 5 }],
      checks: [],
    },
    { text: "A torch burns for one hour.", amounts: [{ unit: "hour", base: 1 }], checks: [] },
    { text: "Creatures with more than 5 HD are not affected.", amounts: [{ min: 6 }], checks: [] },
    { text: "The hole must be at least 1 square foot in size.", amounts: [{ unit: "sqft", base: 1 }], checks: [] },
    {
      text: "The weapon weighs 5 lb. and costs 15 gp.",
      amounts: [
        { unit: "lb", base: 5 },
        { unit: "gp", base: 15 },
      ],
      checks: [],
    },
    { text: "Several travelers, three mules and a guide waited near the bridge. ||", amounts: [], checks: [] },
    {
      text: "If two abjurations are active within 10 feet of each other for 24 hours or more, the DC of Search checks to find them drops by 4.",
      amounts: [{ unit: "ft", base: 10 }, { unit: "hour", base: 24 }, { bonus: -4 }],
      checks: [],
    },
    { text: "An image's Armor Class is equal to 10 plus its size modifier.", amounts: [{ base: 10 }], checks: [] },
    { text: "A deaf caster has a 20 percent chance to fail when casting.", amounts: [{ percent: 20 }], checks: [] },
    {
      text: "Summoned creatures vanish when reduced to 0 or fewer hit points; it takes 24 hours to reform.",
      amounts: [{ base: 0 }, { unit: "hour", base: 24 }],
      checks: [],
    },
    { text: "A power's level is a number between 1 and 9.", amounts: [{ unit: "level", min: 1, max: 9 }], checks: [] },
    {
      text: "Close range is 25 feet plus 5 feet for every two full caster levels.",
      amounts: [{ unit: "ft", base: 25, step: 5, perLevels: 2 }],
      checks: [],
    },
    {
      text: "Long range is 400 ft. + 40 ft./level.",
      amounts: [{ unit: "ft", base: 400, step: 40, perLevels: 1 }],
      checks: [],
    },
    {
      text: "The saving throw DC equals 10 + spell level + the bonus for the relevant ability.",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    {
      text: "A magic item's saving throw bonus is 2 + one-half its caster level.",
      amounts: [{ bonus: 2 }],
      checks: [],
    },
    { text: "A 1 on the die (a natural 1) always fails.", amounts: [{ natural: 1 }], checks: [] },
    {
      text: "To overcome spell resistance, make a caster level check (1d20 + caster level).",
      amounts: [],
      checks: [{ roll: "1d20" }],
    },
    { text: "A target with an Intelligence score of 3 or more may try to resist.", amounts: [{ min: 3 }], checks: [] },
    {
      text: "No dimension of the effect may be smaller than 10 feet.",
      amounts: [{ unit: "ft", base: 10 }],
      checks: [],
    },
    {
      text: "A hole of at least 1 square foot in a 5-foot length of wall does not block it.",
      amounts: [
        { unit: "sqft", base: 1 },
        { unit: "ft", base: 5 },
      ],
      checks: [],
    },
    { text: "Casting takes 1 full round.", amounts: [{ unit: "round", base: 1 }], checks: [] },
    {
      text: "The spell ends after 1 minute per level, to a maximum of 10 minutes.",
      amounts: [{ unit: "minute", step: 1, perLevels: 1, max: 10 }],
      checks: [],
    },
    {
      text: "The manifester must make a Concentration check (DC 15 + the power's level).",
      amounts: [],
      checks: [{ dc: 15 }],
    },
    {
      text: "A 5th-level wizard prepares 3rd-level spells.",
      amounts: [
        { unit: "level", base: 5 },
        { unit: "level", base: 3 },
      ],
      checks: [],
    },
    { text: "The damage is doubled against undead.", amounts: [{ multiplier: 2 }], checks: [] },
    { text: "On a successful save the victim takes only half the damage.", amounts: [{ multiplier: 0.5 }], checks: [] },
    { text: "The cost amounts to 500 XP.", amounts: [{ unit: "xp", base: 500 }], checks: [] },
    {
      text: "For every additional power point spent, the damage increases by 1d6 and the DC increases by 1.",
      amounts: [{ base: "1d6" }, { bonus: 1 }],
      checks: [],
    },
    { text: "The creature's speed decreases by 10 feet.", amounts: [{ unit: "ft", base: 10 }], checks: [] },
    { text: "The subject takes a -2 penalty on all saves.", amounts: [{ bonus: -2 }], checks: [] },
    { text: "The sound carries up to 1 mile.", amounts: [{ unit: "mi", base: 1 }], checks: [] },
    { text: "Powers cost from 1 to 17 power points.", amounts: [{ unit: "power-point", min: 1, max: 17 }], checks: [] },
    { text: "The character ages 1d4 years.", amounts: [{ unit: "year", base: "1d4" }], checks: [] },
    {
      text: "The range increases by 5 feet for every two levels beyond 3rd.",
      amounts: [{ unit: "ft", step: 5, perLevels: 2 }],
      checks: [],
    },
    { text: "Roll percentile dice: on a roll of 20 or lower the spell fails.", amounts: [], checks: [] },
    { text: "Its bonus is three times the weapon's enhancement bonus.", amounts: [{ multiplier: 3 }], checks: [] },
    { text: "The group has five members, three of them clerics. ||", amounts: [], checks: [] },
    {
      text: "A Large creature fills a 10-foot space and has a reach of 10 feet.",
      amounts: [
        { unit: "ft", base: 10 },
        { unit: "ft", base: 10 },
      ],
      checks: [],
    },
    { text: "The character succeeds automatically if the total reaches 25.", amounts: [], checks: [] },
    { text: "A prone character takes a -4 penalty on melee attack rolls.", amounts: [{ bonus: -4 }], checks: [] },
    {
      text: "A character can hold her breath for a number of rounds equal to twice her Constitution score.",
      amounts: [{ multiplier: 2 }],
      checks: [],
    },
    {
      text: "After that she must succeed on a Constitution check (DC 10, +1 for each previous check) every round.",
      amounts: [],
      checks: [{ dc: 10 }],
    },
    {
      text: "Smoke limits sight to 5 feet; farther creatures have a 20% miss chance.",
      amounts: [{ unit: "ft", base: 5 }, { percent: 20 }],
      checks: [],
    },
    { text: "A campfire deals 1d6 points of damage per round.", amounts: [{ base: "1d6" }], checks: [] },
    {
      text: "Heat calls for a Fortitude save every 10 minutes (DC 15, +1 per previous check).",
      amounts: [{ unit: "minute", base: 10 }],
      checks: [{ dc: 15 }],
    },
    { text: "The wall has hardness 8 and 90 hit points.", amounts: [{ base: 8 }, { base: 90 }], checks: [] },
    {
      text: "Creatures with fewer than 3 HD flee for 2d4 rounds.",
      amounts: [{ max: 2 }, { unit: "round", base: "2d4" }],
      checks: [],
    },
    { text: "A cleric of 10th level or higher can turn vampires.", amounts: [{ unit: "level", min: 10 }], checks: [] },
    { text: "The journey takes 2 to 5 days.", amounts: [{ unit: "day", min: 2, max: 5 }], checks: [] },
    { text: "On a result of 1 to 3, nothing happens.", amounts: [], checks: [] },
    { text: "The room has three doors and two windows.", amounts: [], checks: [] },
    { text: "Each of the two opponents rolls a die; the higher result wins.", amounts: [], checks: [] },
    {
      text: "Missiles shot from more than 60 feet away take a penalty of 2.",
      amounts: [{ unit: "ft", base: 60 }, { bonus: -2 }],
      checks: [],
    },
    {
      text: "The door gives way after 10 rounds or on a DC 23 Strength check.",
      amounts: [{ unit: "round", base: 10 }],
      checks: [{ dc: 23 }],
    },
    { text: "The spell works once per day.", amounts: [], checks: [] },
    { text: "Spells of levels 1 to 3 do not affect it.", amounts: [{ unit: "level", min: 1, max: 3 }], checks: [] },
    {
      text: "The deflection bonus rises to +3 at 8th level.",
      amounts: [{ bonus: 3 }, { unit: "level", base: 8 }],
      checks: [],
    },
    { text: "Damage is multiplied by two.", amounts: [{ multiplier: 2 }], checks: [] },
    { text: "The victim loses a level.", amounts: [], checks: [] },
    { text: "The weight is halved, and speed is three-quarters normal.", amounts: [{ multiplier: 0.5 }], checks: [] },
    {
      text: "A caster may attempt a Spellcraft check (DC 15 + spell level) to identify it.",
      amounts: [],
      checks: [{ dc: 15 }],
    },
    { text: "The area is one 10-foot cube per level.", amounts: [{ unit: "ft", step: 10, perLevels: 1 }], checks: [] },
    {
      text: "No two of the creatures can be more than 30 feet apart.",
      amounts: [{ unit: "ft", base: 30 }],
      checks: [],
    },
    { text: "The effect lingers for half an hour.", amounts: [{ unit: "hour", base: 0.5 }], checks: [] },
    {
      text: "It deals 2d6 points of cold damage and stuns the target for 1 round.",
      amounts: [{ base: "2d6" }, { unit: "round", base: 1 }],
      checks: [],
    },
    { text: "A character can concentrate for twenty-four hours.", amounts: [{ unit: "hour", base: 24 }], checks: [] },
    {
      text: "The creature has an Intelligence of at least 3 and a Charisma of 10 or less.",
      amounts: [{ min: 3 }, { max: 10 }],
      checks: [],
    },
    { text: "The rule holds for all five categories described above.", amounts: [], checks: [] },
    { text: "The bonus is +1 for every four levels.", amounts: [{ bonus: 1, perLevels: 4 }], checks: [] },
    { text: "The shield absorbs 10 points of damage per attack.", amounts: [{ base: 10 }], checks: [] },
    {
      text: "The spell lasts 1 hour + 10 minutes per level.",
      amounts: [
        { unit: "hour", base: 1 },
        { unit: "minute", step: 10, perLevels: 1 },
      ],
      checks: [],
    },
    { text: "If the check beats the DC by 5 or more, the character learns a detail.", amounts: [], checks: [] },
    { text: "A +3 sword is worth 18,315 gp.", amounts: [{ bonus: 3 }, { unit: "gp", base: 18315 }], checks: [] },
    { text: "Hours later, the second of the two gates opens.", amounts: [], checks: [] },
    { text: "The caster must spend at least 1 power point.", amounts: [{ unit: "power-point", base: 1 }], checks: [] },
    {
      text: "The spell sheds a glow that can be seen from 200 feet away.",
      amounts: [{ unit: "ft", base: 200 }],
      checks: [],
    },
    { text: "Victims stay paralyzed for 2d6 rounds.", amounts: [{ unit: "round", base: "2d6" }], checks: [] },
    {
      text: "The subject gains 2d8 temporary hit points +1 per level (maximum +10).",
      amounts: [{ base: "2d8", step: 1, perLevels: 1, max: 10 }],
      checks: [],
    },
    { text: "A heavily loaded character's speed is cut by a third.", amounts: [], checks: [] },
    {
      text: "The DC is 25 in the dark, and a successful Will save halves the damage.",
      amounts: [{ multiplier: 0.5 }],
      checks: [{ dc: 25 }],
    },
    {
      text: "The sand swallows any object heavier than 100 pounds within 1d3 minutes.",
      amounts: [
        { unit: "lb", base: 100 },
        { unit: "minute", base: "1d3" },
      ],
      checks: [],
    },
    {
      text: "A cumulative -1 penalty per hour applies after 12 hours of marching.",
      amounts: [{ bonus: -1 }, { unit: "hour", base: 12 }],
      checks: [],
    },
    { text: "To succeed, roll 10 or higher on 1d20.", amounts: [], checks: [] },
    {
      text: "It spreads in a 5-foot radius per level (to a maximum of 50 feet).",
      amounts: [{ unit: "ft", step: 5, perLevels: 1, max: 50 }],
      checks: [],
    },
    {
      text: "The effects last up to 1 minute per level.",
      amounts: [{ unit: "minute", step: 1, perLevels: 1 }],
      checks: [],
    },
    {
      text: "The caster sacrifices 100 XP and a gem worth at least 1,000 gp.",
      amounts: [
        { unit: "xp", base: 100 },
        { unit: "gp", base: 1000 },
      ],
      checks: [],
    },
    { text: "A Huge creature fills a space 3 squares on a side.", amounts: [{ unit: "square", base: 3 }], checks: [] },
    { text: "The wall consists of four slabs and withstands three assaults.", amounts: [], checks: [] },
    {
      text: "The manifester spends 5 additional power points, and the radius increases by 10 feet.",
      amounts: [
        { unit: "power-point", base: 5 },
        { unit: "ft", base: 10 },
      ],
      checks: [],
    },
  ])("$text", ({ text, amounts, checks }) => {
    expect(statedIn("en", text)).toEqual({ amounts, checks });
  });
});
