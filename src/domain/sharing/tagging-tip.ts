import { knownBrand } from './known-brand.ts'
import { occasionWords } from './occasion-words.ts'
import type { OutfitToShare } from './outfit-to-share.ts'
import { tellPiece } from './told-piece.ts'

// By the occasion as `occasionWords` names it.
const tipsOfOccasions: Readonly<Record<string, string>> = {
  'art gallery': 'Tag the gallery, not the brands.',
  'charity gala': 'Tag the cause, not the brands.',
  graduation: 'Tag the school, and the ones who stood beside you if they like it.',
  'wedding guest': 'Ask the couple before you tag them, and leave the first post of the day to them.',
  'engagement party': 'Ask the couple before you tag them: the news is theirs.',
  'baby shower': 'Ask the parents-to-be before you tag them: the news is theirs.',
  'job interview': 'Post it after the interview, and leave the name of the company out.',
  work: 'Leave the name of the company out of the tags.',
  travel: 'Tag the city once you have left it, rather than the hotel while you are there.',
  brunch: 'Tag the café once you have left it.',
  date: 'Tag the place once you have left it, and your company only with their word.',
  anniversary: 'Tag the place once you have left it.',
  'cocktail event': 'Tag the host rather than the brands.',
  'holiday dinner': 'Tag the cook rather than the brands.',
  party: 'Tag the host if they like it, not the address.',
}

/** Whom or what to tag in a post, by the occasion or by a brand that the outfit has. Null where neither is known. */
export function taggingTip({ occasion, pieces }: OutfitToShare): string | null {
  const name = occasionWords(occasion)?.name
  const known = name !== undefined && Object.hasOwn(tipsOfOccasions, name) ? tipsOfOccasions[name] : undefined
  if (known) return known
  for (const piece of pieces) {
    const brand = knownBrand(piece)
    const { noun, isSeveral, isKnown } = tellPiece(piece)
    if (brand && isKnown)
      return `Tag ${brand} if you want to say where the ${noun} ${isSeveral ? 'are' : 'is'} from.`
  }
  return name ? 'If you tag the place, wait until you have left it.' : null
}
