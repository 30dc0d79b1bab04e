import type { GarmentLength, Layer, Material, RainFitness, Silhouette, TribeWeights } from '../garment.ts'
import type { Thing } from './find-noun.ts'
import type { SeasonSet } from './season-sets.ts'

/** What is usual for a piece until its own words say otherwise. */
export interface Traits {
  readonly layer: Layer
  readonly formality: number
  readonly clo: number
  /** Only what is so by definition; 'bears', 'regular' and all seasons where left out. */
  readonly material?: Material
  readonly rain?: RainFitness
  readonly silhouette?: Silhouette
  readonly length?: GarmentLength
  readonly seasons?: SeasonSet
  readonly isOpen?: true
  readonly tribes: TribeWeights
}

const base = 'base'
const mid = 'mid'
const outer = 'outer'
const none = 'none'

// Insulation after the garment tables of ISO 9920; formality and crowds are set by hand.
// prettier-ignore
const thingTraits: Readonly<Record<Thing, Traits>> = {
  tee: { layer: base, formality: 2, clo: 0.08, material: 'jersey', tribes: { casual: 0.6, streetwear: 0.2 } },
  'long-sleeve-tee': { layer: base, formality: 2.1, clo: 0.2, material: 'jersey', tribes: { casual: 0.6 } },
  'tank-top': { layer: base, formality: 1.8, clo: 0.05, seasons: 'warm', isOpen: true, tribes: { casual: 0.5, sporty: 0.3, beach: 0.2 } },
  camisole: { layer: base, formality: 2.8, clo: 0.05, seasons: 'notWinter', isOpen: true, tribes: { romantic: 0.4, trendy: 0.3 } },
  polo: { layer: base, formality: 2.6, clo: 0.12, seasons: 'notWinter', tribes: { preppy: 0.7, classic: 0.4 } },
  shirt: { layer: base, formality: 3.2, clo: 0.25, tribes: { classic: 0.5, professional: 0.4, preppy: 0.2 } },
  blouse: { layer: base, formality: 3.2, clo: 0.2, tribes: { classic: 0.3, romantic: 0.4, professional: 0.3 } },
  knit: { layer: mid, formality: 2.7, clo: 0.28, seasons: 'cool', tribes: { classic: 0.4, casual: 0.4 } },
  'cable-knit': { layer: mid, formality: 2.6, clo: 0.36, seasons: 'cold', tribes: { preppy: 0.5, classic: 0.5 } },
  turtleneck: { layer: base, formality: 3, clo: 0.3, seasons: 'cool', tribes: { minimalist: 0.5, classic: 0.5 } },
  cardigan: { layer: mid, formality: 2.8, clo: 0.26, seasons: 'cool', tribes: { classic: 0.4, preppy: 0.4, casual: 0.3 } },
  'knit-vest': { layer: mid, formality: 2.8, clo: 0.17, seasons: 'cool', tribes: { preppy: 0.6, vintage: 0.3 } },
  sweatshirt: { layer: mid, formality: 1.7, clo: 0.33, material: 'jersey', seasons: 'cool', tribes: { casual: 0.7, sporty: 0.5, streetwear: 0.4 } },
  hoodie: { layer: mid, formality: 1.5, clo: 0.36, material: 'jersey', seasons: 'cool', silhouette: 'loose', tribes: { casual: 0.7, streetwear: 0.6, sporty: 0.5 } },
  jeans: { layer: base, formality: 2.2, clo: 0.25, material: 'denim', rain: 'suffers', tribes: { casual: 0.7 } },
  trousers: { layer: base, formality: 3.2, clo: 0.25, tribes: { professional: 0.5, classic: 0.5 } },
  'wide-leg-trousers': { layer: base, formality: 3.1, clo: 0.25, silhouette: 'loose', rain: 'suffers', tribes: { minimalist: 0.3, trendy: 0.4, bohemian: 0.2 } },
  chinos: { layer: base, formality: 2.8, clo: 0.23, tribes: { preppy: 0.5, classic: 0.4, casual: 0.4 } },
  joggers: { layer: base, formality: 1.4, clo: 0.28, material: 'jersey', tribes: { sporty: 0.8, casual: 0.5, streetwear: 0.4 } },
  leggings: { layer: base, formality: 1.5, clo: 0.12, silhouette: 'slim', tribes: { sporty: 0.7, casual: 0.4 } },
  shorts: { layer: base, formality: 1.8, clo: 0.06, length: 'cropped', seasons: 'warm', isOpen: true, tribes: { casual: 0.6, beach: 0.4 } },
  'denim-shorts': { layer: base, formality: 1.6, clo: 0.07, material: 'denim', length: 'cropped', seasons: 'warm', isOpen: true, tribes: { casual: 0.6, beach: 0.3, grunge: 0.2 } },
  skirt: { layer: base, formality: 2.9, clo: 0.16, tribes: { classic: 0.3, romantic: 0.4 } },
  'midi-skirt': { layer: base, formality: 3.1, clo: 0.19, tribes: { classic: 0.4, romantic: 0.3, professional: 0.2 } },
  'mini-skirt': { layer: base, formality: 2.6, clo: 0.1, length: 'cropped', seasons: 'notWinter', isOpen: true, tribes: { trendy: 0.5, casual: 0.2 } },
  dress: { layer: base, formality: 3.1, clo: 0.25, tribes: { romantic: 0.4, classic: 0.2 } },
  'slip-dress': { layer: base, formality: 3.4, clo: 0.15, seasons: 'notWinter', isOpen: true, tribes: { minimalist: 0.4, glamorous: 0.4 } },
  'shirt-dress': { layer: base, formality: 2.9, clo: 0.28, tribes: { classic: 0.5, preppy: 0.3, casual: 0.2 } },
  'wrap-dress': { layer: base, formality: 3.3, clo: 0.25, tribes: { classic: 0.4, romantic: 0.4, professional: 0.2 } },
  'maxi-dress': { layer: base, formality: 3, clo: 0.28, length: 'long', silhouette: 'loose', rain: 'suffers', tribes: { bohemian: 0.5, romantic: 0.4 } },
  jumpsuit: { layer: base, formality: 2.9, clo: 0.38, tribes: { trendy: 0.5, casual: 0.2 } },
  coat: { layer: outer, formality: 3.6, clo: 0.52, seasons: 'cold', tribes: { classic: 0.6, professional: 0.3 } },
  'trench-coat': { layer: outer, formality: 3.4, clo: 0.42, seasons: 'mild', tribes: { classic: 0.7, professional: 0.4 } },
  blazer: { layer: outer, formality: 4, clo: 0.36, tribes: { professional: 0.8, classic: 0.6 } },
  jacket: { layer: outer, formality: 2.6, clo: 0.32, seasons: 'cool', tribes: { casual: 0.4 } },
  'denim-jacket': { layer: outer, formality: 2, clo: 0.3, material: 'denim', rain: 'suffers', seasons: 'notWinter', tribes: { casual: 0.6, streetwear: 0.2, western: 0.2 } },
  'leather-jacket': { layer: outer, formality: 2.5, clo: 0.4, material: 'leather', seasons: 'cool', tribes: { edgy: 0.8, grunge: 0.2 } },
  bomber: { layer: outer, formality: 2, clo: 0.36, seasons: 'cool', tribes: { streetwear: 0.6, casual: 0.4, sporty: 0.3 } },
  puffer: { layer: outer, formality: 1.9, clo: 0.54, silhouette: 'loose', seasons: 'cold', tribes: { casual: 0.4, outdoor: 0.5, sporty: 0.2 } },
  parka: { layer: outer, formality: 2, clo: 0.58, silhouette: 'loose', seasons: 'cold', tribes: { casual: 0.5, outdoor: 0.5 } },
  raincoat: { layer: outer, formality: 2.1, clo: 0.25, rain: 'keeps out', tribes: { outdoor: 0.6, casual: 0.3 } },
  waistcoat: { layer: mid, formality: 3.6, clo: 0.14, tribes: { classic: 0.5, professional: 0.4, vintage: 0.2 } },
  sneakers: { layer: none, formality: 2, clo: 0.03, tribes: { casual: 0.6, sporty: 0.5, streetwear: 0.4 } },
  loafers: { layer: none, formality: 3.2, clo: 0.03, tribes: { preppy: 0.6, classic: 0.6, professional: 0.3 } },
  oxfords: { layer: none, formality: 4.2, clo: 0.04, tribes: { classic: 0.7, professional: 0.7 } },
  'ballet-flats': { layer: none, formality: 2.9, clo: 0.02, rain: 'suffers', seasons: 'notWinter', tribes: { classic: 0.5, romantic: 0.4, preppy: 0.2 } },
  pumps: { layer: none, formality: 3.9, clo: 0.02, rain: 'suffers', tribes: { glamorous: 0.5, professional: 0.4, classic: 0.3 } },
  sandals: { layer: none, formality: 2.2, clo: 0.02, rain: 'suffers', seasons: 'warm', isOpen: true, tribes: { casual: 0.3, beach: 0.4, bohemian: 0.3 } },
  boots: { layer: none, formality: 2.8, clo: 0.1, seasons: 'cool', tribes: { casual: 0.3, classic: 0.3, edgy: 0.2 } },
  'tall-boots': { layer: none, formality: 2.9, clo: 0.12, length: 'long', seasons: 'cold', tribes: { classic: 0.4, trendy: 0.2 } },
  tote: { layer: none, formality: 2.8, clo: 0, tribes: { casual: 0.3, classic: 0.4, professional: 0.2 } },
  'shoulder-bag': { layer: none, formality: 3.1, clo: 0, tribes: { classic: 0.4, trendy: 0.2 } },
  backpack: { layer: none, formality: 1.8, clo: 0, tribes: { casual: 0.6, sporty: 0.4, outdoor: 0.4 } },
  belt: { layer: none, formality: 2.9, clo: 0, tribes: { classic: 0.4 } },
  scarf: { layer: none, formality: 2.9, clo: 0.05, seasons: 'cool', tribes: { classic: 0.4 } },
  beanie: { layer: none, formality: 1.8, clo: 0.03, seasons: 'cold', tribes: { casual: 0.6, streetwear: 0.4, outdoor: 0.3 } },
  cap: { layer: none, formality: 1.5, clo: 0.01, tribes: { casual: 0.5, sporty: 0.5, streetwear: 0.5 } },
  'sun-hat': { layer: none, formality: 2.3, clo: 0.01, seasons: 'warm', tribes: { beach: 0.5, bohemian: 0.4 } },
  gloves: { layer: none, formality: 2.9, clo: 0.05, seasons: 'cold', tribes: { classic: 0.3 } },
  glasses: { layer: none, formality: 2.6, clo: 0, tribes: { casual: 0.2, trendy: 0.2 } },
  watch: { layer: none, formality: 3.1, clo: 0, tribes: { classic: 0.5, professional: 0.3 } },
  tie: { layer: none, formality: 4.3, clo: 0.01, tribes: { professional: 0.8, classic: 0.6 } },
  necklace: { layer: none, formality: 3.1, clo: 0, tribes: { glamorous: 0.3, romantic: 0.2 } },
  earrings: { layer: none, formality: 3.1, clo: 0, tribes: { glamorous: 0.3, romantic: 0.2 } },
  bracelet: { layer: none, formality: 2.9, clo: 0, tribes: { glamorous: 0.2, bohemian: 0.2 } },
  ring: { layer: none, formality: 3.1, clo: 0, tribes: { glamorous: 0.3 } },
  brooch: { layer: none, formality: 3.3, clo: 0, tribes: { vintage: 0.5, classic: 0.4 } },
  jewelry: { layer: none, formality: 3.1, clo: 0, tribes: { glamorous: 0.3 } },
  'hair piece': { layer: none, formality: 2.6, clo: 0, tribes: { romantic: 0.4 } },
  'small thing': { layer: none, formality: 2.8, clo: 0, tribes: {} },
  socks: { layer: none, formality: 2.5, clo: 0.03, tribes: { casual: 0.3 } },
  swimwear: { layer: base, formality: 1, clo: 0.03, seasons: 'summer', isOpen: true, rain: 'bears', tribes: { beach: 1 } },
  underwear: { layer: base, formality: 1, clo: 0.04, isOpen: true, tribes: {} },
  bodysuit: { layer: base, formality: 2.4, clo: 0.1, silhouette: 'slim', tribes: { trendy: 0.5, minimalist: 0.3 } },
  suit: { layer: outer, formality: 3.9, clo: 0.36, tribes: { professional: 0.9, classic: 0.6 } },
  cape: { layer: outer, formality: 3, clo: 0.4, silhouette: 'loose', seasons: 'cool', tribes: { classic: 0.3, bohemian: 0.3 } },
  kimono: { layer: outer, formality: 2.5, clo: 0.15, silhouette: 'loose', seasons: 'notWinter', tribes: { bohemian: 0.7 } },
}

// A kind takes in more than its name says, because what is near it is drawn as it: every shoe is a sneaker, a satin
// dress a slip dress. Its traits hold only where one of these words is in the name.
// prettier-ignore
const saidBy: Partial<Record<Thing, { readonly words: string; readonly otherwise: Traits }>> = {
  'mini-skirt': { words: 'mini short miniskirt minirock minigonna minifalda minijupe', otherwise: thingTraits.skirt },
  'slip-dress': { words: 'slip slipdress', otherwise: thingTraits.dress },
  'wrap-dress': { words: 'wrap wickel wickelkleid cruzado portefeuille', otherwise: thingTraits.dress },
  'maxi-dress': {
    words: 'maxi long maxikleid lungo largo longue ballgown ballkleid abendkleid kaftan caftan ball', otherwise: thingTraits.dress,
  },
  'sun-hat': {
    words: 'sun straw sonnenhut strohhut panama sombrero beach paglia paja paille',
    otherwise: { layer: none, formality: 2.5, clo: 0.01, tribes: { vintage: 0.3, bohemian: 0.2 } },
  },
  sneakers: {
    words: 'sneaker sneakers trainer trainers turnschuhe tennisschuhe sportschuhe zapatillas zapatilla deportivas basket baskets tennis running athletic sport sports ginnastica vans converse keds chuck smith air high low hi',
    otherwise: { layer: none, formality: 2.7, clo: 0.03, tribes: { casual: 0.3 } },
  },
  loafers: {
    words: 'loafer loafers moccasin moccasins mocassin mocassins mocassini mocasin mocasines penny boat horsebit tassel',
    otherwise: { layer: none, formality: 2.4, clo: 0.02, tribes: { casual: 0.4 } },
  },
}
const holdFor = new Map(
  Object.entries(saidBy).map(([thing, { words, otherwise }]) => [
    thing,
    { words: new Set(words.split(' ')), otherwise },
  ]),
)

/** The traits of a piece that is called by some words. */
export function traitsOf(thing: Thing, name: readonly string[]): Traits {
  const held = holdFor.get(thing)
  return held && !name.some((word) => held.words.has(word)) ? held.otherwise : thingTraits[thing]
}
