import type { Garment } from '../../closet/garment.ts'
import type { GarmentKind } from '../../closet/garment-kinds.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { temperatureFor } from '../score/warmth-needed.ts'

/** Where an extra is worn: of two extras one would be in the other's way in the same place. */
export type ExtraRole = 'head' | 'neck' | 'waist' | 'hands' | 'wrist' | 'ears' | 'eyes' | 'any'

const roles: Partial<Record<GarmentKind, ExtraRole>> = {
  beanie: 'head',
  cap: 'head',
  'sun-hat': 'head',
  scarf: 'neck',
  tie: 'neck',
  necklace: 'neck',
  belt: 'waist',
  gloves: 'hands',
  watch: 'wrist',
  earrings: 'ears',
  glasses: 'eyes',
}

// prettier-ignore
const withBelt: ReadonlySet<GarmentKind> = new Set<GarmentKind>([
  'jeans', 'trousers', 'wide-leg-trousers', 'chinos', 'shorts', 'denim-shorts', 'skirt', 'mini-skirt', 'midi-skirt',
  'shirt-dress', 'coat', 'trench-coat',
])
const withTie: ReadonlySet<GarmentKind> = new Set<GarmentKind>(['shirt'])

// From here down, in degrees Celsius, each keeps somebody warm who would be cold; above it is carried about.
const coldFrom = { gloves: 7, beanie: 11, scarf: 15 } as const
const SUN_FROM_CELSIUS = 17

/** Where the garment is worn, if it is an extra. */
export function extraRole({ kind }: Garment): ExtraRole {
  return (kind && roles[kind]) ?? 'any'
}

/** Whether an extra has a use on this day and in this outfit: gloves not in summer, a tie not without a shirt. */
export function isOfUse(garment: Garment, outfit: readonly Garment[], needs: OutfitNeeds): boolean {
  const celsius = temperatureFor(needs)
  switch (garment.kind) {
    case 'gloves':
    case 'beanie':
      return celsius !== null && celsius <= coldFrom[garment.kind]
    case 'scarf':
      return isLight(garment)
        ? celsius === null || celsius < 26
        : celsius === null || celsius <= coldFrom.scarf
    case 'sun-hat':
    case 'glasses':
      return isSunny(needs, celsius)
    case 'belt':
      return outfit.some(({ kind }) => kind !== null && withBelt.has(kind))
    case 'tie':
      return outfit.some(({ kind }) => kind !== null && withTie.has(kind)) && isDressy(needs)
    default:
      return true
  }
}

function isLight({ material, warmthClo }: Garment): boolean {
  return material === 'silk' || material === 'satin' || material === 'chiffon' || warmthClo < 0.04
}

function isSunny({ occasion, season }: OutfitNeeds, celsius: number | null): boolean {
  if (occasion?.setting === 'indoors' || occasion?.isWet) return false
  if (occasion?.dayTime === 'evening' || occasion?.dayTime === 'night') return false
  return celsius === null ? season !== 'winter' : celsius >= SUN_FROM_CELSIUS
}

function isDressy({ occasion, stylePreference }: OutfitNeeds): boolean {
  if (occasion) return occasion.formality.ideal >= 3.4
  return stylePreference === 'professional' || stylePreference === 'formal'
}
