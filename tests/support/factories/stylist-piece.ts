import type { Garment, GarmentSlot } from '../../../src/domain/closet/garment.ts'
import type { StylistPiece } from '../../../src/domain/stylist/outfit.ts'

const garment: Garment = {
  kind: null,
  slot: 'top',
  layer: 'base',
  formality: 2.5,
  warmthClo: 0.15,
  material: null,
  pattern: null,
  silhouette: 'regular',
  length: 'regular',
  rain: 'bears',
  styleTags: {},
  purpose: null,
  brandLevel: null,
  color: null,
  otherColors: [],
  isOpen: false,
  type: null,
  tags: new Set(),
  bares: new Set(),
  heel: null,
  grip: null,
  wornBy: null,
  culture: null,
  set: null,
  setName: null,
  ownWords: new Set(),
  reservedFor: null,
  purposeWords: new Set(),
  seasons: ['spring', 'summer', 'fall', 'winter'],
}

/** Returns a parsed piece for a slot with neutral traits, with `facts` applied. */
export function stylistPiece(id: string, slot: GarmentSlot, facts: Partial<StylistPiece> = {}): StylistPiece {
  return {
    id,
    name: `Piece ${id}`,
    category: 'Tops',
    imageUrl: `/images/${id}.webp`,
    color: 'White',
    brand: null,
    lastWornDate: null,
    wearCount: 0,
    garment: { ...garment, slot },
    ...facts,
  }
}
