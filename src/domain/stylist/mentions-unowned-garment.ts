import { findBrand } from '../closet/brands/brands.ts'
import { foldedWords } from '../closet/text/folded-words.ts'
import type { GarmentSlot } from '../closet/garment.ts'
import { typesNamed } from '../closet/garment-types/type-names.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { StylistPiece } from './outfit.ts'

/**
 * Whether a text names a garment or brand that is not among the pieces: 'your crimson Versace gown'. Checks the English
 * text of a model, which may invent pieces. A wrongly rejected text is replaced by our own.
 */
export function mentionsUnownedGarment(text: string, pieces: readonly StylistPiece[]): boolean {
  const known = new Set(pieces.flatMap(({ name, brand }) => foldedWords(`${name} ${brand ?? ''}`)))
  const isKnownBrand = (words: string) => {
    const brand = findBrand(words)
    return brand === null || foldedWords(brand.name).every((word) => known.has(word))
  }
  return (
    !sentencesOf(text).every(isKnownBrand) ||
    phrasesOf(text).some((phrase) => isOtherGarment(phrase, pieces) || !isKnownBrand(phrase))
  )
}

const sentencesOf = (text: string) => text.split(/[.!?]+\s/u)

// Separates garments with their adjectives in a sentence.
const BETWEEN =
  /[.!?,;:()"–—]+|\b(?:a|an|the|your|its|his|her|their|this|that|these|those|and|or|with|without|over|under|on|in|at|of|to|for|from|by|as|while|is|are)\b/giu

function phrasesOf(text: string): string[] {
  return text.split(BETWEEN).filter((phrase) => phrase.trim() !== '')
}

function isOtherGarment(phrase: string, pieces: readonly StylistPiece[]): boolean {
  const words = foldedWords(phrase)
  const noun = words.findLastIndex((word, at) => {
    const types = typesNamed(word)
    // An ambiguous noun counts only at the end: 'belt', but not 'belt loop'.
    return types !== undefined && (types.strong.length > 0 || at === words.length - 1)
  })
  if (noun < 0) return false
  const named = words.slice(0, noun + 1).join(' ')
  const { slot, color, type } = readGarment({
    name: named, category: '', color: '', brand: null, style: null, season: null, description: null,
  }) // prettier-ignore
  // 'Dress it up' and 'the top button' don't name a garment; 'crimson gown tonight' does.
  if (type === null || (noun < words.length - 1 && color === null)) return false
  return !pieces.some(
    ({ name, garment }) =>
      (areaOf(garment.slot) === areaOf(slot) || foldedWords(name).includes(words[noun] ?? '')) &&
      (color === null || [garment.color, ...garment.otherColors].some((own) => own?.family === color.family)),
  )
}

// A cardigan can be worn as a top or over one, so tops and layers share an area.
function areaOf(slot: GarmentSlot): string {
  return slot === 'top' || slot === 'mid' || slot === 'outer' ? 'upper body' : slot
}
