import { expect, test } from 'vitest'
import { garmentKinds } from './garment-kinds.ts'
import { readGarmentKind } from './read-garment-kind.ts'

test.each(garmentKinds.map(({ name, id }) => [name, id] as const))('reads its own name, %s', (name, id) => {
  expect(readGarmentKind(name)).toBe(id)
})

test.each([
  ['T-Shirt', 'tee'],
  ['tshirts', 'tee'],
  ['longsleeve', 'long-sleeve-tee'],
  ['Long sleeves top', 'long-sleeve-tee'],
  ['short sleeve shirt', 'shirt'],
  ['dress shirt', 'shirt'],
  ['sweater dress', 'dress'],
  ['shirt dress', 'shirt-dress'],
  ['denim jacket', 'denim-jacket'],
  ['boot cut jeans', 'jeans'],
  ['jean shorts', 'denim-shorts'],
  ['tennis skirt', 'skirt'],
  ['dress shoes', 'oxfords'],
  ['high-top sneakers', 'sneakers'],
  ['pants', 'trousers'],
  ['outwear', 'jacket'],
  ['Watches', 'watch'],
  ['dressing gown', 'coat'],
])('the last noun of a compound counts: %s is %s', (text, kind) => {
  expect(readGarmentKind(text)).toBe(kind)
})

test.each([
  ['Linen dress with belt', 'dress'],
  ['Silk blouse tie neck', 'blouse'],
  ['Jacket with leather trim', 'jacket'],
  ['A pair of jeans for the boots', 'jeans'],
  ['Jacket in washed denim', 'denim-jacket'],
  ['Wide leg linen trousers', 'wide-leg-trousers'],
])('words after the noun are ignored: %s is %s', (text, kind) => {
  expect(readGarmentKind(text)).toBe(kind)
})

test.each([
  ['IMG_blue-jeans_2.jpg', 'jeans'],
  ['blackLeatherJacket.PNG', 'leather-jacket'],
  ['2024_03_summer_dress(1).heic', 'dress'],
])('reads the file name %s', (text, kind) => {
  expect(readGarmentKind(text)).toBe(kind)
})

test.each([
  ['Kleid', 'dress'],
  ['Hose', 'trousers'],
  ['Faltenrock', 'skirt'],
  ['Leinenhemd', 'shirt'],
  ['Schwarze Lederjacke mit Reißverschluss', 'leather-jacket'],
  ['Handschuhe', 'gloves'],
  ['Gürtel', 'belt'],
  ['botas', 'boots'],
  ['abrigo', 'coat'],
  ['falda plisada', 'skirt'],
  ['zapatos de tacón', 'pumps'],
  ['camicia', 'shirt'],
  ['pantaloni corti', 'shorts'],
  ['scarpe', 'sneakers'],
  ['pantalon', 'trousers'],
  ['jupe', 'skirt'],
  ['veste en jean', 'denim-jacket'],
  ["boucles d'oreilles", 'earrings'],
])('reads %s as %s', (text, kind) => {
  expect(readGarmentKind(text)).toBe(kind)
})

test.each([
  '',
  'address',
  'short sleeve',
  'bootleg',
  'boot cut',
  'glass',
  'heel',
  'bedrock',
  'tie-dye',
  'dress code',
  'constructor',
  '__proto__',
  'Levi 501',
  '漢字',
  '🧥',
])('returns null for %j', (text) => {
  expect(readGarmentKind(text)).toBeNull()
})

test.each(['Gold bracelet', 'Rock crystal ring', 'Bikini top', 'Leather bodysuit', 'Jeans brooch'])(
  'does not read %s as the garment word that it contains',
  (text) => {
    expect(readGarmentKind(text)).toBeNull()
  },
)

test('an ambiguous garment word yields to an unambiguous one', () => {
  expect(readGarmentKind('Rock')).toBe('skirt')
  expect(readGarmentKind('Rock tee')).toBe('tee')
  expect(readGarmentKind('Jersey dress')).toBe('dress')
  expect(readGarmentKind('Wool coat belt')).toBe('coat')
  expect(readGarmentKind('Wool belt')).toBe('belt')
})

test('reads a text of the maximum field length', () => {
  expect(readGarmentKind(`${'very '.repeat(398)}coat`)).toBe('coat')
})
