import type { ClosetCategory, ClosetSeason } from '../../contract/closet/closet.ts'
import type { Pattern } from './drawings/patterns.ts'
import type { GarmentKind } from './garment-kinds.ts'

/** A drawn piece of the sample wardrobe. */
export interface SamplePiece {
  readonly kind: GarmentKind
  readonly name: string
  readonly category: ClosetCategory
  readonly color: string
  readonly pattern?: Pattern
  readonly season: ClosetSeason
  readonly style: string
  readonly size: string
  /** US dollars with two decimals. */
  readonly originalPrice: string
  readonly wearsBefore: number
}

/** Capsule wardrobe of 24 pieces in all categories and seasons, in display order. */
// prettier-ignore
export const sampleWardrobe: readonly SamplePiece[] = [
  { kind: 'trench-coat', name: 'Cotton trench coat', category: 'Outerwear', color: 'Camel', season: 'Spring', style: 'Work, weekend', size: 'M', originalPrice: '189.00', wearsBefore: 42 },
  { kind: 'tee', name: 'Striped T-shirt', category: 'Tops', color: 'White and navy blue', pattern: 'stripe', season: 'All Seasons', style: 'Casual', size: 'M', originalPrice: '29.00', wearsBefore: 38 },
  { kind: 'jeans', name: 'Straight jeans', category: 'Bottoms', color: 'Denim blue', season: 'All Seasons', style: 'Casual', size: '30', originalPrice: '98.00', wearsBefore: 76 },
  { kind: 'blazer', name: 'Wool blazer', category: 'Outerwear', color: 'Charcoal', season: 'All Seasons', style: 'Work, evening', size: 'M', originalPrice: '240.00', wearsBefore: 31 },
  { kind: 'shirt', name: 'Oxford shirt', category: 'Tops', color: 'Light blue', season: 'All Seasons', style: 'Work', size: 'M', originalPrice: '65.00', wearsBefore: 44 },
  { kind: 'trousers', name: 'Pleated trousers', category: 'Bottoms', color: 'Stone', season: 'All Seasons', style: 'Work', size: '40', originalPrice: '89.00', wearsBefore: 35 },
  { kind: 'sneakers', name: 'Leather sneakers', category: 'Shoes', color: 'White', season: 'All Seasons', style: 'Casual', size: '40', originalPrice: '110.00', wearsBefore: 90 },
  { kind: 'slip-dress', name: 'Satin slip dress', category: 'Dresses', color: 'Black', season: 'Summer', style: 'Evening', size: 'M', originalPrice: '120.00', wearsBefore: 9 },
  { kind: 'knit', name: 'Merino sweater', category: 'Tops', color: 'Sage green', season: 'Fall', style: 'Casual, work', size: 'M', originalPrice: '85.00', wearsBefore: 27 },
  { kind: 'skirt', name: 'Pleated midi skirt', category: 'Bottoms', color: 'Burgundy red', season: 'Fall', style: 'Work, evening', size: 'M', originalPrice: '79.00', wearsBefore: 14 },
  { kind: 'boots', name: 'Chelsea boots', category: 'Shoes', color: 'Black', season: 'Winter', style: 'Casual, work', size: '40', originalPrice: '160.00', wearsBefore: 58 },
  { kind: 'tote', name: 'Leather tote', category: 'Accessories', color: 'Cognac brown', season: 'All Seasons', style: 'Work', size: 'One size', originalPrice: '145.00', wearsBefore: 120 },
  { kind: 'coat', name: 'Long wool coat', category: 'Outerwear', color: 'Navy blue', season: 'Winter', style: 'Work, evening', size: 'M', originalPrice: '310.00', wearsBefore: 33 },
  { kind: 'turtleneck', name: 'Ribbed turtleneck', category: 'Tops', color: 'Cream', season: 'Winter', style: 'Casual, work', size: 'M', originalPrice: '59.00', wearsBefore: 22 },
  { kind: 'wide-leg-trousers', name: 'Wide-leg trousers', category: 'Bottoms', color: 'Black', season: 'All Seasons', style: 'Work, evening', size: 'M', originalPrice: '95.00', wearsBefore: 41 },
  { kind: 'loafers', name: 'Penny loafers', category: 'Shoes', color: 'Chestnut brown', season: 'All Seasons', style: 'Work', size: '40', originalPrice: '135.00', wearsBefore: 47 },
  { kind: 'shirt-dress', name: 'Linen shirt dress', category: 'Dresses', color: 'Terracotta', season: 'Summer', style: 'Casual', size: 'M', originalPrice: '99.00', wearsBefore: 12 },
  { kind: 'denim-jacket', name: 'Denim jacket', category: 'Outerwear', color: 'Denim blue', season: 'Spring', style: 'Casual', size: 'M', originalPrice: '88.00', wearsBefore: 36 },
  { kind: 'tank-top', name: 'Cotton tank top', category: 'Tops', color: 'White', season: 'Summer', style: 'Casual', size: 'M', originalPrice: '19.00', wearsBefore: 30 },
  { kind: 'shorts', name: 'Linen shorts', category: 'Bottoms', color: 'Olive green', season: 'Summer', style: 'Casual', size: 'M', originalPrice: '49.00', wearsBefore: 18 },
  { kind: 'sandals', name: 'Strappy sandals', category: 'Shoes', color: 'Tan', season: 'Summer', style: 'Casual, evening', size: '40', originalPrice: '75.00', wearsBefore: 25 },
  { kind: 'scarf', name: 'Wool scarf', category: 'Accessories', color: 'Rust', pattern: 'check', season: 'Winter', style: 'Casual', size: 'One size', originalPrice: '45.00', wearsBefore: 29 },
  { kind: 'belt', name: 'Leather belt', category: 'Accessories', color: 'Chocolate brown', season: 'All Seasons', style: 'Work, casual', size: 'M', originalPrice: '39.00', wearsBefore: 64 },
  { kind: 'glasses', name: 'Tortoise sunglasses', category: 'Accessories', color: 'Tobacco brown', season: 'Summer', style: 'Casual', size: 'One size', originalPrice: '70.00', wearsBefore: 51 },
]
