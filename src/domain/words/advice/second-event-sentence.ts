import type { ChosenPiece } from '../../stylist/advice/piece-in-color.ts'
import { listed } from '../english.ts'
import { beginsWithVerb, endsInNoOccasion } from './names-occasion.ts'
import { type AdviceFacts, inWords, isShort } from './advice-facts.ts'

const MOST_WORDS_OF_PLACE = 6

// A short phrase that doesn't end in a person, clothes or a location.
const isPlace = (one: string) =>
  one.split(' ').length <= MOST_WORDS_OF_PLACE && !endsInNoOccasion(one) && !beginsWithVerb(one)

/** Returns what to change for the second event: 'For the soccer game, change into dark jeans with black rain boots.' */
export function secondSentence({ second }: AdviceFacts): string | null {
  if (!second) return null
  const { phrase, name, isBefore } = second
  const [brief = ''] = phrase.split(/ (?:in(?!-laws)|at|on|near) /)
  const places = second.isTrip ? ['the days on board'] : [...[phrase, brief].filter(isPlace), name]
  if (second.takesJacketOff) return `For ${places[0] ?? name}, take off the jacket.`
  if (second.change.length === 0) {
    const { rule } = second
    const [place = name] = places
    const wordings = rule ? [place, brief, name].map((one) => `For ${one}, wear the same with ${rule}.`) : []
    return [...wordings, `The same outfit works for ${place}.`].find(isShort) ?? null
  }
  const shoes = second.change.find(({ catalogGarment: toFind }) => toFind.part === 'shoes')
  const clothes = second.change.filter((one) => one !== shoes)
  const main = clothes.filter(({ catalogGarment: { part } }) => part === 'whole' || part === 'bottom')
  const withShoes = (some: readonly ChosenPiece[]) =>
    [listed(some.map(inWords)), shoes && inWords(shoes)].filter(Boolean).join(' with ')
  // Shorter wordings are fine, since the list has all pieces.
  const wholes = [clothes, main, []].map(withShoes).filter(Boolean)
  const wordings = places.flatMap((place) =>
    wholes.map((whole) =>
      second.isAdded
        ? `For ${place}, add ${whole}.`
        : isBefore
          ? `For ${place} beforehand, wear ${whole}.`
          : `For ${place}, change into ${whole}.`,
    ),
  )
  return wordings.find(isShort) ?? null
}
