import type { Garment, GarmentSlot } from './garment.ts'
import { garmentTypeOf, garmentTypes } from './garment-types/garment-types.ts'
import { spokenNounIn } from './garment-types/spoken-nouns.ts'

/** What a piece is called in a sentence. Trousers have no singular; boots have one, but are worn as several. */
export interface Noun {
  readonly one: string
  readonly several: string
  /** Whether the piece itself is spoken of as several: 'the boots are'. */
  readonly isSeveral: boolean
  /** Whether more than the piece's slot in an outfit is known of what it is. */
  readonly isKnown: boolean
}

interface NamedPiece {
  readonly name: string
  readonly garment: Pick<Garment, 'type' | 'slot'> & Partial<Pick<Garment, 'material'>>
}

const slotNouns: Readonly<Record<GarmentSlot, string>> = {
  outer: 'jacket',
  mid: 'layer',
  top: 'top',
  bottom: 'bottoms',
  dress: 'dress',
  shoes: 'shoes',
  bag: 'bag',
  extra: 'accessory',
}

/** The noun for a piece: the one in its name where that says more than its type's, else a word for its slot. */
export function nounOf(piece: NamedPiece): Noun {
  const spoken = spokenNounIn(piece.name, piece.garment.type)
  return spoken === null ? typeNounOf(piece) : inflected(spoken, /[^s]s$/.test(spoken), piece.garment)
}

/** The noun of a piece's type, whatever its name says: a satchel and a shoulder bag are handbags. */
export function typeNounOf({ garment }: Omit<NamedPiece, 'name'>): Noun {
  const { type, slot, material = null } = garment
  const row = garmentTypeOf(type)
  const noun = ofMaterial(row?.noun ?? slotNouns[slot], material)
  const isSeveral = row ? row.isPlural === true : noun.endsWith('s') && slot !== 'dress'
  return inflected(noun, isSeveral, garment)
}

function inflected(noun: string, isSeveral: boolean, { type, slot }: NamedPiece['garment']): Noun {
  const row = garmentTypeOf(type)
  const isKnown = row !== null
  if (!isSeveral) return { one: noun, several: plural(noun), isSeveral, isKnown }
  return {
    one: comesInPairs(slot, row?.drawing ?? null) ? singular(noun) : noun,
    several: noun,
    isSeveral,
    isKnown,
  }
}

/** Whether the noun of a piece says its pattern: a Nordic sweater has one, a T-shirt may. */
export function nounSaysPattern({
  garment: { type, pattern },
}: {
  readonly garment: Pick<Garment, 'type' | 'pattern'>
}): boolean {
  const row = garmentTypeOf(type)
  return row?.pattern !== undefined && row.pattern === pattern && !plainNouns.has(row.noun)
}

const plainNouns = new Set(garmentTypes.filter((row) => !row.pattern).map(({ noun }) => noun))

// A type may name leather where the piece is of something else: a vegan leather jacket is a faux leather one.
function ofMaterial(noun: string, material: Garment['material']): string {
  if (!noun.startsWith('leather ') || material === null || /leather/.test(material)) return noun
  return noun.replace('leather', material === 'synthetic' ? 'faux leather' : '').trim()
}

// One of two can be spoken of alone: a boot, a glove. Trousers cannot.
function comesInPairs(slot: GarmentSlot, drawing: Garment['kind']): boolean {
  return slot === 'shoes' || drawing === 'gloves' || drawing === 'earrings'
}

function singular(several: string): string {
  return /(?:sh|ch|x)es$/.test(several) ? several.slice(0, -2) : several.replace(/s$/, '')
}

function plural(one: string): string {
  if (/(s|sh|ch|x)$/.test(one)) return `${one}es`
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`
}
