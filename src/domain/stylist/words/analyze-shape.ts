import { patternOf } from '../../closet/cloth-of.ts'
import { nounOf } from '../../closet/noun-of.ts'
import { capital, numeral } from '../../sentence.ts'
import type { StylistPiece } from '../outfit.ts'
import { chooseWords } from './choose-words.ts'
import type { OutfitView } from './outfit-view.ts'
import { voiceOf } from './voice.ts'

/** What the cut does, or else the patterns; null where the words of the pieces tell neither. */
export function analyzeShape(view: OutfitView): string | null {
  const [top, bottom, dress, outer] = [view.at('top'), view.at('bottom'), view.at('dress'), view.at('outer')]
  return (
    (dress ? dressWords(dress) : null) ??
    (top && bottom && !dress ? upperAndLower(view, top, bottom) : null) ??
    (outer ? outerWords(outer, view.inner) : null) ??
    patternWords(view)
  )
}

function dressWords(dress: StylistPiece): string | null {
  const { the, does } = voiceOf(dress)
  const { silhouette, length } = dress.garment
  if (silhouette === 'loose')
    return `${capital(the)} ${does('is', 'are')} cut loose${length === 'long' ? ' and long' : ''}, so the rest stays close and small.`
  if (silhouette === 'slim')
    return `${capital(the)} ${does('follows', 'follow')} the body, one narrow line from top to hem.`
  return length === 'long' ? `The length of ${the} makes one line that nothing should cut in two.` : null
}

function upperAndLower(view: OutfitView, top: StylistPiece, bottom: StylistPiece): string | null {
  const [upper, lower] = [voiceOf(top), voiceOf(bottom)]
  const shapes = `${top.garment.silhouette} over ${bottom.garment.silhouette}` as const
  if (top.garment.length === 'cropped' && bottom.garment.length !== 'cropped')
    return `${capital(upper.the)} ${upper.does('ends', 'end')} high, which makes the leg below look longer.`
  switch (shapes) {
    case 'slim over loose':
      return chooseWords(view, shapes, [
        `${capital(upper.the)} ${upper.does('sits', 'sit')} close and ${lower.the} ${lower.does('falls', 'fall')} wide, so the waist is easy to find.`,
        `The width is all below: ${lower.the} ${lower.does('has', 'have')} room, ${upper.the} ${upper.does('has', 'have')} none to spare.`,
      ])
    case 'loose over slim':
      return chooseWords(view, shapes, [
        `The volume is all above: ${upper.the} ${upper.is} loose and ${lower.the} narrow.`,
        `${capital(lower.the)} ${lower.does('keeps', 'keep')} a narrow line, so ${upper.the} may be as roomy as ${upper.it} ${upper.is}.`,
      ])
    case 'loose over loose':
      return `${capital(upper.the)} and ${lower.the} are both roomy, so the waist shows only with a tuck.`
    case 'slim over slim':
      return `${capital(upper.the)} and ${lower.the} both follow the body, a narrow line from top to toe.`
    case 'loose over regular':
      return `${capital(upper.the)} ${upper.is} the roomy part; ${lower.the} ${lower.does('stays', 'stay')} straight below.`
    case 'regular over loose':
      return `${capital(lower.the)} ${lower.does('brings', 'bring')} the width, and ${upper.the} above ${upper.does('does', 'do')} not add to it.`
    default:
      return null
  }
}

function outerWords(outer: StylistPiece, under: StylistPiece | null): string | null {
  const { the, is, does } = voiceOf(outer)
  if (outer.garment.length === 'long') return `The length of ${the} draws one line down the whole figure.`
  if (outer.garment.length === 'cropped')
    return `${capital(the)} ${does('stops', 'stop')} short, so the waist stays in sight.`
  if (!under) return null
  if (outer.garment.silhouette === 'loose' && under.garment.silhouette === 'slim')
    return `${capital(the)} ${is} roomy over something close, which reads as ease and not as size.`
  return outer.garment.silhouette === 'slim' && under.garment.silhouette === 'slim'
    ? `${capital(the)} ${is} cut close over ${voiceOf(under).the}, so the layers stay flat.`
    : null
}

function patternWords(view: OutfitView): string | null {
  const patterned = view.pieces.filter(({ garment }) => garment.pattern !== null)
  const [only] = patterned
  if (!only || view.pieces.length < 2) return null
  const noun = nounOf(only)
  if (patterned.length > 1)
    return `${capital(numeral(patterned.length))} patterns meet here; they hold while one stays clearly larger.`
  return chooseWords(view, 'pattern', [
    `The ${patternOf(only)} ${noun.isSeveral ? noun.several : noun.one} ${voiceOf(only).is} the only pattern, so nothing argues with ${noun.isSeveral ? 'them' : 'it'}.`,
    `There is one pattern, on ${voiceOf(only).the}, and the plain pieces give it room.`,
  ])
}
