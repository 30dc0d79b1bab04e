import type { StylePreference } from '../../../contract/stylist.ts'
import { shadesOf } from '../../closet/color-words.ts'
import { type StyleTribe, styleTribes } from '../../closet/garment.ts'
import { listed, numeral } from '../../sentence.ts'
import type { StylistPiece } from '../outfit.ts'
import { chooseWords } from './choose-words.ts'
import type { OutfitView } from './outfit-view.ts'
import { voiceOf } from './voice.ts'

// The crowds that stand for a style without a word of explanation.
const crowds: Readonly<Record<StylePreference, readonly StyleTribe[]>> = {
  professional: ['professional'],
  casual: ['casual', 'streetwear', 'sporty'],
  formal: ['glamorous', 'professional'],
  trendy: ['trendy', 'streetwear'],
  classic: ['classic', 'preppy'],
  bohemian: ['bohemian', 'romantic'],
  minimalist: ['minimalist'],
  edgy: ['edgy', 'grunge'],
}

// Tribes that are an adjective.
const adjectives: readonly StyleTribe[] = [
  'classic',
  'preppy',
  'minimalist',
  'professional',
  'glamorous',
  'romantic',
  'bohemian',
  'edgy',
  'sporty',
  'casual',
]
// A weight below is a hint, not a belonging.
const BELONGS = 0.45

/** How far a piece belongs to a style, from 0 to 1. */
export function belonging({ garment }: Pick<StylistPiece, 'garment'>, preference: StylePreference): number {
  return Math.max(...crowds[preference].map((tribe) => garment.tribes[tribe] ?? 0))
}

/** What keeps the outfit in the chosen style, or what it is instead; null where no style was chosen. */
export function analyzeStyle(view: OutfitView): string | null {
  if (!view.needs || view.needs.isStyleOpen) return null
  const { stylePreference } = view.needs
  if (stylePreference === 'minimalist') {
    const plain = plainWords(view)
    if (plain) return plain
  }
  const bearers = view.pieces
    .filter((piece) => belonging(piece, stylePreference) >= BELONGS)
    .toSorted((one, other) => belonging(other, stylePreference) - belonging(one, stylePreference))
    .slice(0, 2)
  if (bearers.length === 0) return insteadWords(view, stylePreference)
  const names = listed(bearers.map((piece) => voiceOf(piece).the))
  return chooseWords(view, 'style', [
    `What makes it ${stylePreference} is ${names}.`,
    `It stays ${stylePreference} through ${names}.`,
    `The ${stylePreference} part comes from ${names}.`,
  ])
}

function plainWords({ pieces }: OutfitView): string | null {
  const shades = new Set(pieces.flatMap((piece) => shadesOf(piece)))
  if (pieces.some(({ garment }) => garment.pattern !== null) || shades.size === 0 || shades.size > 3)
    return null
  if (pieces.length < 2 || pieces.some(({ garment }) => !garment.color)) return null
  const colors = shades.size === 1 ? 'a single color' : `only ${numeral(shades.size)} colors`
  return `No pattern and ${colors}: that is what keeps it minimalist.`
}

function insteadWords({ pieces }: OutfitView, preference: StylePreference): string {
  const weightOf = (tribe: StyleTribe) =>
    pieces.reduce((sum, { garment }) => sum + (garment.tribes[tribe] ?? 0), 0) / pieces.length
  const [nearest] = styleTribes
    .filter((tribe) => adjectives.includes(tribe) && tribe !== preference)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  const none = pieces.length > 1 ? 'None of these pieces is' : 'This piece is not'
  if (!nearest || weightOf(nearest) < 0.33) return `${none} plainly ${preference}.`
  return `${none} plainly ${preference}; ${pieces.length > 1 ? 'together they lean' : 'it leans'} ${nearest}.`
}
