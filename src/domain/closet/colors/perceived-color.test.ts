import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorNames } from './color-name.ts'
import { colorFamily } from './color-family.ts'
import { readColors, readColorsOfName } from './perceived-color.ts'
import { swatchColor } from './swatch-color.ts'

const familiesOf = (text: string) => readColors(text).map(({ family }) => family)

test.each(colorNames)('%s is one color, equal to its swatch', (name) => {
  expect(readColors(name).map(({ hex }) => hex)).toEqual([swatchColor(name)])
})

test('returns all colors of a text in order', () => {
  expect(familiesOf('White and navy blue')).toEqual(['white', 'blue'])
  expect(familiesOf('black/red')).toEqual(['black', 'red'])
  expect(familiesOf('Pink, navy, white')).toEqual(['pink', 'blue', 'white'])
  expect(familiesOf('black white')).toEqual(['black', 'white'])
  expect(familiesOf('navy red')).toEqual(['blue', 'red'])
})

test('returns each color once', () => {
  expect(familiesOf('black, BLACK and noir')).toEqual(['black'])
})

test.each([
  ['light blue', 'blue'],
  ['navy blue', 'navy'],
  ['blue-gray', 'gray blue'],
  ['off white', 'Off-white'],
  ['royal blue', 'königsblau'],
  ['rose gold', 'Rose-Gold'],
  ['forest green', 'vert sapin'],
  ['army green', 'Army Green'],
  ['burnt orange', 'burnt orange'],
  ['midnight blue', 'Midnight blue'],
  ['ice blue', 'icy blue'],
  ['dusty rose', 'dusty rose'],
  ['baby pink', 'baby pink'],
  ['hot pink', 'Hot pink'],
])('reads %s as one color', (text) => {
  expect(readColors(text)).toHaveLength(1)
})

test('a flower after a color is a print', () => {
  expect(readColors('Black with hibiscus').map(({ family }) => family)).toEqual(['black'])
  expect(readColors('Hibiscus').map(({ family }) => family)).toEqual(['pink'])
})

test('a printed motif is not a color', () => {
  expect(familiesOf('Peacock print')).toEqual([])
  expect(familiesOf('Strawberry print, pink')).toEqual(['pink'])
})

test('a shade word before or after a color makes it lighter or darker', () => {
  const lightness = (text: string) => readColors(text)[0]?.lightness ?? 0
  for (const light of ['light blue', 'baby blue', 'hellblau', 'azul claro', 'bleu clair', 'azzurro'])
    expect([light, lightness(light) > lightness('blue')]).toEqual([light, true])
  for (const dark of ['dark blue', 'midnight blue', 'dunkelblau', 'azul oscuro', 'blu scuro', 'bleu foncé'])
    expect([dark, lightness(dark) < lightness('blue')]).toEqual([dark, true])
})

test.each([
  ['schwarz', 'black'],
  ['weiß', 'white'],
  ['weiße', 'white'],
  ['grün', 'green'],
  ['Grau', 'gray'],
  ['gelb', 'yellow'],
  ['braune', 'brown'],
  ['nera', 'black'],
  ['bianco', 'white'],
  ['rossa', 'red'],
  ['giallo', 'yellow'],
  ['arancione', 'orange'],
  ['arancio', 'orange'],
  ['gris topo', 'brown'],
  ['oro legacy', 'brown'],
  ['noir', 'black'],
  ['blanche', 'white'],
  ['vert foncé', 'green'],
  ['bleu marine', 'blue'],
  ['rouge', 'red'],
  ['negro', 'black'],
  ['azul', 'blue'],
  ['marrón', 'brown'],
  ['amarillo', 'yellow'],
  ['gris', 'gray'],
  ['rosa', 'pink'],
  ['lila', 'purple'],
])('reads %s as %s', (text, family) => {
  expect(familiesOf(text)).toEqual([family])
})

test('the more specific of two words for one color wins, in either order', () => {
  expect(readColors('bleu marine')[0]?.hex).toBe(swatchColor('navy'))
  expect(readColors('azul marino')[0]?.hex).toBe(swatchColor('navy'))
  expect(readColors('brick red')[0]?.hex).toBe(swatchColor('brick'))
})

test('black, white, gray, beige, brown, navy and denim go with anything', () => {
  for (const neutral of ['black', 'ivory', 'light gray', 'camel', 'chocolate', 'navy', 'denim blue', 'taupe'])
    expect([neutral, readColors(neutral)[0]?.isNeutral]).toEqual([neutral, true])
  for (const color of [
    'red',
    'cobalt blue',
    'sky blue',
    'royal blue',
    'olive green',
    'mustard',
    'burgundy',
    'pink',
    'petrol',
    'butter yellow',
  ])
    expect([color, readColors(color)[0]?.isNeutral]).toEqual([color, false])
})

test('values are OKLCH: white is light, gray has almost no chroma, red and green differ in hue', () => {
  expect(readColors('#ffffff')[0]?.lightness).toBeCloseTo(1, 2)
  expect(readColors('#808080')[0]).toMatchObject({ hue: 0, family: 'gray' })
  const [red, green] = readColors('red and green')
  expect(Math.abs((red?.hue ?? 0) - (green?.hue ?? 0))).toBeGreaterThan(90)
})

test('accepts hex colors, short or long', () => {
  expect(readColors(' #AbC ')[0]).toMatchObject({ hex: '#aabbcc', family: colorFamily('#aabbcc') })
  expect(readColors('#ff0000')[0]?.family).toBe('red')
})

test.each([
  '',
  'mystery',
  'stripes',
  'multicolor',
  'printed',
  'constructor',
  '__proto__',
  '漢字',
  '🧥',
  '#12345',
])('finds no color in %j', (text) => {
  expect(readColors(text)).toEqual([])
})

test('in a name, words for fabrics, stones and brands are not colors', () => {
  for (const name of [
    'Linen shirt',
    'Stone Island jacket',
    'Old Navy tee',
    'Denim skirt',
    'Wool coat',
    'Black tie dress',
  ])
    expect([name, readColorsOfName(name)]).toEqual([name, []])
  expect(readColorsOfName('Navy blazer')[0]?.hex).toBe(swatchColor('navy'))
  expect(readColorsOfName('Sky blue shirt')[0]?.hex).toBe(swatchColor('sky'))
})

test('any text gives complete colors', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      for (const color of [...readColors(text), ...readColorsOfName(text)])
        expect(color).toMatchObject({
          hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
          family: colorFamily(color.hex),
        })
    }),
  )
})

test('words in any order give complete colors', () => {
  const word = fc.constantFrom(
    'light',
    'navy',
    'blue',
    'white',
    'off',
    '-',
    '/',
    'and',
    'dunkel',
    'claro',
    'rose',
    'gold',
    '#fff',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      for (const { hex } of readColors(words.join(' '))) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
    }),
  )
})

test('a pale gray and a colored stone are one color', () => {
  expect(familiesOf('Rain cloud grey')).toEqual(['gray'])
  expect(familiesOf('Pearl gray')).toEqual(['gray'])
  expect(familiesOf('Green stone')).toEqual(['green'])
  expect(familiesOf('Ash khaki')).toHaveLength(1)
  expect(familiesOf('Milk tea')).toEqual(['beige'])
})
