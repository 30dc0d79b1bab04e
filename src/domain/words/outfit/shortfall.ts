import { listedAsChoice } from '../english.ts'
import type { Garment } from '../../closet/garment.ts'
import type { Outfit, StylistPiece } from '../../stylist/outfit.ts'
import type { OccasionWant, OutfitNeeds } from '../../stylist/outfit-needs.ts'
import { severities } from '../../stylist/score/faults/fault.ts'
import { isEssentialGear } from '../../stylist/score/gear.ts'
import { dayToDressFor } from '../../stylist/score/terms/score-season.ts'
import { faultsInOutfit, faultsToName } from '../../stylist/score/faults/faults-in-outfit.ts'
import { scoreLine } from '../score/score-line.ts'
import { briefly } from '../occasion-words.ts'
import { pieceWords } from '../pieces/piece-words.ts'

const dressCodes: Readonly<Record<string, string>> = {
  'black tie': 'black-tie outfit',
  'white tie': 'white-tie outfit',
}

/** What the closet lacks for an occasion. */
export interface Shortfall {
  readonly text: string
  /** The wants that the text names. */
  readonly named: readonly OccasionWant[]
}

/** Returns what the closet lacks for the occasion; null if nothing. Faults of the focus don't count. */
export function shortfall(outfit: Outfit, needs: OutfitNeeds | null): Shortfall | null {
  if (!needs?.occasion) return null
  // Few users list their socks.
  const unmet = (outfit.unmet ?? []).filter(({ what }) => what !== 'socks')
  const garments = outfit.pieces.map(({ garment }) => garment)
  const wrong = outfit.pieces.filter(({ id, garment }) => {
    const [worst] = faultsInOutfit(garment, garments, needs)
    return id !== outfit.focus?.id && worst !== undefined && worst.severity >= severities.bad
  })
  const isMakeshift = wrong.some(({ garment: { slot } }) => slot !== 'bag' && slot !== 'extra')
  if (unmet.length === 0 && !isMakeshift) return null
  const code = needs.occasion.profiles?.map((profile) => dressCodes[profile]).find(Boolean)
  if (code) return { text: `Your closet has no ${code}.`, named: [] }
  const [essential] = unmet.filter(isEssentialGear)
  if (essential)
    return {
      text: `You don't have ${lackingWords([essential.what])} for ${briefly(needs.occasion.phrase)}.`,
      named: [essential],
    }
  // A bad focus limits the whole outfit, so its fault explains the shortfall.
  const focusFault = outfit.focus && faultOfFocus(outfit.focus, garments, needs)
  if (focusFault) return { text: focusFault, named: [] }
  const phrase = briefly(needs.occasion.phrase)
  if (unmet.length === 0 || isMakeshift) {
    const what = wrong.every(({ garment: { slot } }) => slot === 'shoes') ? 'shoes' : 'outfit'
    // Without the piece chosen there may be one.
    const withFocus = outfit.focus ? ` with ${pieceWords(outfit.focus, outfit.pieces).the}` : ''
    return { text: `Your closet has no ${what} for ${phrase}${withFocus}.`, named: [] }
  }
  const lacking = lackingWords(unmet.map(({ what }) => what.replace(/ for .*$/, '')))
  // A suit jacket calls for its trousers at any occasion.
  const isOfOccasion = unmet.some((want) => needs.occasion?.wants?.includes(want))
  return { text: `You don't have ${lacking}${isOfOccasion ? ` for ${phrase}` : ''}.`, named: unmet }
}

function faultOfFocus(focus: StylistPiece, garments: readonly Garment[], needs: OutfitNeeds): string | null {
  const [worst] = faultsToName(focus.garment, garments, needs)
  if (!worst || worst.severity < severities.odd) return null
  return scoreLine(
    {
      is: 'fault',
      piece: focus,
      cause: worst.cause,
      isChosen: true,
      phrase: needs.occasion?.phrase ?? null,
      day: dayToDressFor(needs),
    },
    [focus],
  )
}

// A want that already contains a choice, 'rubber boots or clogs', is named alone.
function lackingWords(wants: readonly string[]): string {
  const [first = '', second] = wants
  const isChoice = [first, second ?? ''].some((what) => /,| or /.test(what))
  return isChoice || second === undefined ? first : listedAsChoice([first, second])
}
