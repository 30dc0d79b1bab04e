import type { Garment } from '../../closet/garment.ts'
import { degrees } from '../../sentence.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import type { FaultCause } from './fault.ts'

/** What is wrong with a piece, in words without a subject, for one thing: 'is too casual for a gala'. */
export interface FaultWords {
  /** The verb for one thing and for several; both empty where `rest` is a whole statement. */
  readonly verbs: readonly [one: string, several: string]
  readonly rest: string
}

const is: FaultWords['verbs'] = ['is', 'are']
const does: FaultWords['verbs'] = ["doesn't", "don't"]

/** What speaks against a piece, in a few words. */
export function faultWords(cause: FaultCause, garment: Garment, needs: OutfitNeeds): FaultWords {
  const { occasion } = needs
  const forOccasion = `for ${occasion?.phrase ?? 'everyday wear'}`
  switch (cause.kind) {
    case 'out of place':
    case 'second best':
      return { verbs: does, rest: `fit: ${cause.why}` }
    case 'not for the wearer':
      return { verbs: is, rest: `out: ${cause.why}` }
    case 'too casual':
    case 'too dressy':
      return { verbs: is, rest: `${cause.kind} ${forOccasion}` }
    case 'made for something else':
      return { verbs: is, rest: madeFor(garment) }
    case 'not recognized':
      return { verbs: ["isn't", "aren't"], rest: 'recognized, so the fit is a guess' }
    case 'wrong color':
      return { verbs: is, rest: `the wrong color ${forOccasion}` }
    case 'too bare':
      return { verbs: is, rest: `too bare ${forOccasion}` }
    case 'wrong season':
      return { verbs: is, rest: 'for another season' }
    case 'too thin':
    case 'too warm':
      return { verbs: is, rest: `${cause.kind} for ${dayWords(needs)}` }
    case 'open shoes in the cold':
      return { verbs: is, rest: `too open for ${dayWords(needs)}` }
    case 'spoiled by rain':
      return { verbs: does, rest: 'stand up to rain' }
    case 'slippery':
      return { verbs: does, rest: 'hold on this ground' }
    default:
      return { verbs: is, rest: 'hard to move in' }
  }
}

function dayWords({ occasion, season }: OutfitNeeds): string {
  const celsius = occasion?.temperatureCelsius ?? null
  return celsius === null ? (season ?? 'the day') : degrees(celsius)
}

function madeFor({ purpose }: Garment): string {
  switch (purpose) {
    case 'home':
      return 'made for home'
    case 'underwear':
    case 'sport underwear':
      return 'made to be worn underneath'
    case 'own wedding':
      return 'made for your own wedding'
    case null:
      return 'made for something else'
    default:
      return `made for ${purpose}`
  }
}
