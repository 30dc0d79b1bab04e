/** Groups of similar colors. Navy is blue, burgundy red, rust orange, taupe brown and ecru white. */
export const colorFamilies = [
  'black',
  'white',
  'gray',
  'brown',
  'beige',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const
export type ColorFamily = (typeof colorFamilies)[number]

// prettier-ignore
export const materials = [
  'cotton', 'linen', 'wool', 'cashmere', 'silk', 'satin', 'velvet', 'lace', 'chiffon', 'viscose', 'denim', 'corduroy',
  'tweed', 'jersey', 'fleece', 'leather', 'suede', 'patent leather', 'fur', 'down', 'synthetic', 'mesh', 'sequin',
  'straw', 'canvas', 'rubber', 'metal',
] as const
export type Material = (typeof materials)[number]
