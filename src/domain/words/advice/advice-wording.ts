import type { ChosenPiece } from '../../stylist/advice/piece-in-color.ts'
import { garmentWithArticle } from '../suggestions/shop-suggestion.ts'

const MOST_WORDS = 18

/** Names a piece with its color: 'a navy wool suit'. */
export const inWords = ({ catalogGarment, color }: ChosenPiece) => garmentWithArticle(catalogGarment, color)

/** Whether a sentence has at most 18 words. */
export const isShort = (text: string) => text.split(' ').length <= MOST_WORDS
