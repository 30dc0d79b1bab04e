import { patternOf } from '../closet/cloth-of.ts'
import { capital } from '../sentence.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { inSlotOrder } from '../stylist/search/slots-asked.ts'
import { saidPiece } from './said-piece.ts'

const NAMED = 3
const NAMED_IN_LAYERS = 4
const LONGEST = 60

/** An outfit by its largest pieces, as 'Trench, cable jumper, black trousers': what fits into about 60 characters. */
export function outfitInShort(pieces: readonly StylistPiece[]): string {
  const ordered = inSlotOrder(pieces)
  const clothes = ordered.filter(({ garment: { slot } }) => slot !== 'bag' && slot !== 'extra')
  const isLayered = clothes.some(({ garment }) => garment.slot === 'mid')
  const named = isLayered ? NAMED_IN_LAYERS : NAMED
  const said = (clothes.length > 0 ? clothes : ordered).slice(0, named).map(waysToSay)
  const chosen = said.map(() => 0)
  const words = () => said.map((ways, at) => ways[chosen[at] ?? 0] ?? '')
  while (words().join(', ').length > LONGEST) {
    const longest = words()
      .map((word, at) => ({
        at,
        length: word.length,
        isLast: (chosen[at] ?? 0) + 1 >= (said[at]?.length ?? 0),
      }))
      .filter(({ isLast }) => !isLast)
      .toSorted((one, other) => other.length - one.length)[0]
    if (!longest) break
    chosen[longest.at] = (chosen[longest.at] ?? 0) + 1
  }
  return capital(words().join(', '))
}

// From its own name to its noun alone.
function waysToSay(piece: StylistPiece): string[] {
  const { full, short, noun } = saidPiece(piece)
  const pattern = patternOf(piece)
  const patterned = pattern && short.includes(pattern) ? `${pattern} ${noun}` : noun
  return [full, short, patterned, noun].filter((words, at, all) => all.indexOf(words) === at)
}
