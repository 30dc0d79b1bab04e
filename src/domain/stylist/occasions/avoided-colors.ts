import type { ColorFamily } from '../../closet/color-family.ts'
import type { EventKind } from './event-kinds.ts'
import type { EventWord } from './event-words-of.ts'

export interface AvoidedColor {
  readonly family: ColorFamily
  /** A whole sentence. */
  readonly reason: string
}

const loud: readonly ColorFamily[] = ['red', 'orange', 'yellow', 'pink']

function all(families: readonly ColorFamily[], reason: string): AvoidedColor[] {
  return families.map((family) => ({ family, reason }))
}

const ofKind: Readonly<Partial<Record<EventKind, readonly AvoidedColor[]>>> = {
  wedding: all(['white'], 'White at a wedding is left to the couple.'),
  'indian wedding': [
    ...all(['white'], 'White is worn for mourning at many Indian ceremonies.'),
    ...all(['black'], 'Black is thought unlucky at many Indian weddings.'),
  ],
  engagement: all(['white'], 'White is left to the couple.'),
  funeral: all(loud, 'Bright color draws the eye on a day that belongs to someone else.'),
  interview: all(['orange', 'yellow', 'red'], 'A loud color is remembered in place of what you said.'),
  court: all(loud, 'A courtroom reads bright color as a lack of respect.'),
  worship: all(['red', 'orange'], 'Bright color pulls eyes away from the service.'),
}

const mourning = all(['white', 'black'], 'White and black stand for mourning at Lunar New Year.')

/** The colors that custom keeps guests out of, each with the reason. */
export function avoidedColors(kind: EventKind | null, words: readonly EventWord[]): readonly AvoidedColor[] {
  if (isLunarNewYear(words)) return mourning
  if (kind === 'wedding' && says(words, 'chinese'))
    return [...(ofKind.wedding ?? []), ...all(['red'], 'Red at a Chinese wedding is the couple’s own.')]
  return (kind && ofKind[kind]) ?? []
}

/** The colors that custom asks for where no dress code does. */
export function customColors(kind: EventKind | null, words: readonly EventWord[]): readonly ColorFamily[] {
  if (isLunarNewYear(words)) return ['red']
  if (says(words, 'patrick') || says(words, 'patricks')) return ['green']
  return kind === 'funeral' ? ['black'] : []
}

function isLunarNewYear(words: readonly EventWord[]): boolean {
  return says(words, 'year') && (says(words, 'lunar') || says(words, 'chinese'))
}

const says = (words: readonly EventWord[], word: string) => words.some(({ plain }) => plain === word)
