import { cutAtWord } from '../../sharing/cut-at-word.ts'
import type { OutfitToShare } from '../../sharing/outfit-to-share.ts'
import { capital } from '../english.ts'
import { pieceWords } from '../pieces/piece-words.ts'
import { plainColor, sharedOutfit, type SharedOutfit } from './shared-outfit.ts'

const TITLE_MAX = 60

/** Returns a title for a shared outfit without a name: 'Camel over navy, for an art gallery'; '' without pieces. */
export function shareTitle(toShare: Omit<OutfitToShare, 'title'>): string {
  const outfit = sharedOutfit(toShare)
  const [lead] = outfit.pieces
  if (!lead) return ''
  const title = capital(inColors(outfit) ?? pieceWords(lead).full)
  const whole = outfit.occasion ? `${title}, for ${outfit.occasion}` : title
  return whole.length <= TITLE_MAX ? whole : cutAtWord(title, TITLE_MAX)
}

function inColors({ pieces }: SharedOutfit): string | null {
  const colors = pieces.map(plainColor)
  if (pieces.length > 1 && colors[0] && new Set(colors).size === 1) return `all in ${colors[0]}`
  const colorAt = (...slots: string[]) =>
    colors[pieces.findIndex(({ garment: { slot } }) => slots.includes(slot))] ?? null
  const layers = pieces.flatMap(({ garment: { slot } }, at) =>
    slot === 'outer' || slot === 'mid' ? (colors[at] ?? null) : [],
  )
  const [body, below] = [colorAt('dress', 'top'), colorAt('bottom')]
  const isLayered = layers.length > 0
  // A coat lies over the layer below it, not over the shirt under that.
  const pair = (isLayered ? [...layers, body] : [body, below]).slice(0, 2)
  if (!pair[0] || !pair[1]) return null
  return pair[0] === pair[1] ? `${pair[0]} on ${pair[1]}` : pair.join(isLayered ? ' over ' : ' with ')
}
