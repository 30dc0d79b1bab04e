import type { ClosetPhoto } from '../../../src/contract/closet/photos.ts'

/** Returns the suggestion for a photo of a red shirt, with `given` applied. */
export function photoSuggestion(given: Partial<ClosetPhoto['suggestion']> = {}): ClosetPhoto['suggestion'] {
  return {
    name: 'Red shirt',
    category: 'Tops',
    color: 'Brick red',
    suggestedBy: 'rules',
    guess: 'Tops',
    confidence: 0.95,
    type: 'shirt',
    pattern: null,
    isGarment: true,
    names: {
      Tops: 'Red shirt',
      Bottoms: 'Brick red pants',
      Dresses: 'Brick red dress',
      Outerwear: 'Brick red jacket',
      Shoes: 'Brick red shoes',
      Accessories: 'Brick red accessory',
    },
    ...given,
  }
}
