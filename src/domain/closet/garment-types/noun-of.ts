import { once } from '../../once.ts'
import type { Garment, GarmentSlot } from '../garment.ts'
import { garmentTypeOf, garmentTypes } from './garment-types.ts'
import * as z from 'zod/mini'
import { foldedWords } from '../text/folded-words.ts'
import { nameLanguages } from './garment-type.ts'
import nouns from './spoken-nouns.json' with { type: 'json' }

/** Noun for a piece in a sentence. Trousers have no singular; boots have one, but a piece is a pair. */
export interface Noun {
  readonly one: string
  readonly several: string
  /** Whether one piece takes a plural verb: 'the boots are'. */
  readonly isSeveral: boolean
  /** Whether the type is known; otherwise the noun comes from the slot. */
  readonly isKnown: boolean
}

interface NamedPiece {
  readonly name: string
  readonly garment: Pick<Garment, 'type' | 'slot'> & Partial<Pick<Garment, 'material'>>
}

/** Nouns for pieces of unknown type. */
export const slotNouns: Readonly<Record<GarmentSlot, string>> = {
  outer: 'jacket',
  mid: 'layer',
  top: 'top',
  bottom: 'bottoms',
  dress: 'dress',
  shoes: 'shoes',
  bag: 'bag',
  extra: 'accessory',
}

/** Noun for a piece: a more specific noun from its name, else the noun of its type, else a word for its slot. */
export function nounOf(piece: NamedPiece): Noun {
  const { type, material = null } = piece.garment
  const spoken =
    type === 'team-jersey' && isTee(piece.name)
      ? 'T-shirt'
      : type === 'sport-coat' && /\bjacket\b/i.test(piece.name)
        ? 'jacket'
        : specificNounIn(piece.name, type)
  if (spoken === null) return typeNounOf(piece)
  const noun = ofMaterial(spoken, material)
  return inflected(noun, /[^s]s$/.test(noun), piece.garment)
}

// The T-shirt of a club isn't a jersey.
const isTee = (name: string) => /\b(?:tees?|t-?\s?shirts?)\b/i.test(name)

/** Noun of a piece's type, ignoring its name: a satchel and a shoulder bag are handbags. */
export function typeNounOf({ garment }: Omit<NamedPiece, 'name'>): Noun {
  const { type, slot, material = null } = garment
  const row = garmentTypeOf(type)
  const noun = ofMaterial(row?.noun ?? slotNouns[slot], material)
  return inflected(noun, row ? row.isPlural === true : noun.endsWith('s') && slot !== 'dress', garment)
}

function inflected(noun: string, isSeveral: boolean, { type, slot }: NamedPiece['garment']): Noun {
  const row = garmentTypeOf(type)
  // Pairs with a noun for one of them: a boot, a glove. Trousers have none.
  const isPair = slot === 'shoes' || row?.drawing === 'gloves' || row?.drawing === 'earrings'
  return {
    one: isSeveral && isPair ? singular(noun) : noun,
    several: isSeveral ? noun : plural(noun),
    isSeveral,
    isKnown: row !== null,
  }
}

/** Whether the noun of a piece implies its pattern: a Nordic sweater's does, a T-shirt's does not. */
export function nounImpliesPattern({
  garment: { type, pattern },
}: {
  readonly garment: Pick<Garment, 'type' | 'pattern'>
}): boolean {
  const row = garmentTypeOf(type)
  return row?.pattern !== undefined && row.pattern === pattern && !plainNouns().has(row.noun)
}

const plainNouns = once(
  () =>
    new Set(
      garmentTypes()
        .filter((row) => !row.pattern)
        .map(({ noun }) => noun),
    ),
)

// Replaces 'leather' in the noun of a type if the piece is of another material: 'faux leather jacket'.
function ofMaterial(noun: string, material: Garment['material']): string {
  if (noun.startsWith('shearling ') && material === 'synthetic') return `faux ${noun}`
  if (!noun.startsWith('leather ') || material === null || /leather/.test(material)) return noun
  return noun.replace('leather', material === 'synthetic' ? 'faux leather' : '').trim()
}

function singular(several: string): string {
  return /(?:sh|ch|x)es$/.test(several) ? several.slice(0, -2) : several.replace(/s$/, '')
}

function plural(one: string): string {
  if (/(s|sh|ch|x)$/.test(one)) return `${one}es`
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`
}

// Name of a type (lowercase, without hyphens) to the noun for sentences.
const SpokenNouns = z.record(z.string().check(z.regex(/^[a-z]+( [a-z]+)*$/)), z.string())

interface SpokenNoun {
  readonly name: string
  readonly noun: string
}

// Longest name first: chain bag before bag.
const byType = once(() => {
  const spokenNouns = Object.entries(SpokenNouns.parse(nouns))
    .map(([name, noun]): SpokenNoun => ({ name, noun }))
    .toSorted((one, other) => other.name.length - one.name.length)
  return new Map<string, readonly SpokenNoun[]>(
    garmentTypes().flatMap((row) => {
      const { id, names, weak = [] } = row
      const known = new Set([...names, ...weak, ...nameLanguages.flatMap((language) => row[language] ?? [])])
      const spoken = spokenNouns.filter(({ name }) => known.has(name))
      return spoken.length ? [[id, spoken]] : []
    }),
  )
})

/**
 * Finds a noun in a piece's name that is more specific than the noun of its type, or null. Satchels have the type
 * handbag but stay satchels in texts; a long puffer coat has the type parka but stays a puffer coat.
 */
function specificNounIn(name: string, type: string | null): string | null {
  const nameText = ` ${foldedWords(name).join(' ')} `
  const holds = (one: string) => nameText.includes(` ${one} `) || nameText.includes(` ${one}s `)
  const spokenOf = (id: string) =>
    byType()
      .get(id)
      ?.find(({ name: one }) => holds(one))?.noun
  const row = garmentTypeOf(type)
  if (!row) return null
  const own = spokenOf(row.id)
  // The first word of the type's noun takes precedence: an Ankara wrap skirt is an Ankara skirt.
  const [first = ''] = foldedWords(row.noun)
  if (own || holds(first)) return own ?? null
  return Object.keys(row.refines ?? {}).flatMap((id) => spokenOf(id) ?? [])[0] ?? null
}
