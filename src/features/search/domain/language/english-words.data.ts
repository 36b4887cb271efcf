/** Plurals and forms that no rule leads back. */
export const irregularForms: Readonly<Record<string, string>> = {
  children: 'child',
  men: 'man',
  women: 'woman',
  people: 'person',
  persons: 'person',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
  oxen: 'ox',
  leaves: 'leaf',
  wolves: 'wolf',
  knives: 'knife',
  shelves: 'shelf',
  wives: 'wife',
  lives: 'life',
  calves: 'calf',
  halves: 'half',
  loaves: 'loaf',
  thieves: 'thief',
  scarves: 'scarf',
  hooves: 'hoof',
  elves: 'elf',
  buses: 'bus',
  gases: 'gas',
  lenses: 'lens',
  quizzes: 'quiz',
  skies: 'sky',
  flies: 'fly',
  spies: 'spy',
  cacti: 'cactus',
  fungi: 'fungus',
  potatoes: 'potato',
  tomatoes: 'tomato',
  heroes: 'hero',
  volcanoes: 'volcano',
  mangoes: 'mango',
  echoes: 'echo',
  buffaloes: 'buffalo',
  torpedoes: 'torpedo',
  mosquitoes: 'mosquito',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  skiing: 'ski',
  travelling: 'travel',
  travelled: 'travel',
  aging: 'age',
  ageing: 'age',
  using: 'use',
  ran: 'run',
  swam: 'swim',
  driven: 'drive',
  written: 'write',
  colour: 'color',
  colours: 'color',
  coloured: 'color',
  colored: 'color',
  colourful: 'colorful',
  grey: 'gray',
  centre: 'center',
  centres: 'center',
  theatre: 'theater',
  theatres: 'theater',
  harbour: 'harbor',
  harbours: 'harbor',
  neighbour: 'neighbor',
  neighbours: 'neighbor',
  jewellery: 'jewelry',
  tyre: 'tire',
  tyres: 'tire',
  aeroplane: 'airplane',
  aeroplanes: 'airplane',
}

/** Words that only look like a plural or a form of a verb. */
export const wholeWords: ReadonlySet<string> = new Set(
  (
    'news lens mars series species gas bus christmas paris texas vegas atlas canvas chess glass this was has always ' +
    'building training wedding evening morning ceiling clothing painting viking pudding sterling darling duckling earring ' +
    'herring lightning beijing during nothing something anything everything offspring sibling seedling dumpling ' +
    'stocking railing string spring pricing housing bearing king inning icing ' +
    'hundred naked sacred kindred united beloved infrared shed sled red'
  ).split(' '),
)

/** Words in -ie: their plural loses only the s. */
export const wordsInIe: ReadonlySet<string> = new Set(
  (
    'movie cookie selfie zombie pixie hoodie calorie smoothie brownie birdie genie rookie prairie sortie veggie foodie ' +
    'newbie hippie junkie indie barbie cutie goalie collie magpie necktie pie tie lie die eerie boogie walkie talkie'
  ).split(' '),
)
