import { colorFamilies, materials, type ColorFamily } from '../../../../contract/values/garment-values.ts'
import {
  avoidableTypes,
  sizeFamilies,
  type Coverage,
  type FeltTemperature,
  type HeelChoice,
  type WearChoice,
} from '../../../../contract/user/profile.ts'

type Options<V extends string> = readonly { readonly value: V; readonly text: string }[]

export const wearOptions: Options<WearChoice> = [
  { value: 'womenswear', text: 'Womenswear' },
  { value: 'menswear', text: 'Menswear' },
  { value: 'both', text: 'Both' },
]

export const coverageOptions: Options<Coverage> = [
  { value: 'as I like', text: 'As you like' },
  { value: 'shoulders', text: 'Shoulders' },
  { value: 'arms and legs', text: 'Arms and legs' },
  { value: 'hair, arms and legs', text: 'Hair, arms and legs' },
]

export const heelOptions: Options<HeelChoice> = [
  { value: 'any', text: 'Any' },
  { value: 'low', text: 'Low or block' },
  { value: 'none', text: 'None' },
]

export const feltOptions: Options<FeltTemperature> = [
  { value: 'cold', text: 'Cold' },
  { value: 'average', text: 'Average' },
  { value: 'warm', text: 'Warm' },
]

// A middle tone of each group, as its swatch.
const familyColors: Readonly<Record<ColorFamily, string>> = {
  black: '#1f1d1b',
  white: '#f6f3ec',
  gray: '#8d8b88',
  brown: '#6b4a35',
  beige: '#d3c0a4',
  red: '#a3332f',
  orange: '#c9763a',
  yellow: '#d9b44a',
  green: '#5b7554',
  blue: '#3f5f86',
  purple: '#6f5480',
  pink: '#d59aa4',
}

export const colorOptions = colorFamilies.map((value) => ({
  value,
  text: asLabel(value),
  color: familyColors[value],
}))
export const materialOptions = materials.map((value) => ({ value, text: asLabel(value) }))
export const typeOptions = avoidableTypes.map((value) => ({ value, text: asLabel(value) }))
export const sizeOptions = sizeFamilies.map((value) => ({ value, text: asLabel(value) }))

function asLabel(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1)
}
