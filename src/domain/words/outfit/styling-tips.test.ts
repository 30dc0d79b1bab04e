import { expect, test } from 'vitest'
import { outfitNeeds } from '../../stylist/occasions/needs-of-request.ts'
import { makePiece } from '../make-outfit.test-support.ts'
import tipRows from './styling-tips.json' with { type: 'json' }
import { stylingTips } from './styling-tips.ts'

function tips(words: readonly string[], occasion: string | null = null): string[] {
  const pieces = words.map((one) => makePiece(one))
  const needs = outfitNeeds({ stylePreference: 'classic', occasion, season: null })
  return stylingTips({ pieces }, needs).map(({ text }) => text)
}

test('are at most five of different kinds', () => {
  const pieces = ['Oxford shirt, Tops, White', 'Jeans, Bottoms, Blue', 'Sneakers, Shoes, White'].map((one) =>
    makePiece(one),
  )
  const kinds = stylingTips({ pieces }, null).map(({ kind }) => kind)
  expect(kinds.length).toBeLessThanOrEqual(5)
  expect(new Set(kinds).size).toBe(kinds.length)
})

test('use the right verb forms', () => {
  expect(tips(['Maxi dress, Dresses, Rust', 'Sandals, Shoes, Tan'])).toContain(
    'Check that the maxi dress clears the floor with the sandals on.',
  )
  expect(
    tips(['T-shirt, Tops, White', 'Wide-leg trousers, Bottoms, Black', 'Loafers, Shoes, Black']),
  ).toContain('Check that the wide-leg trousers clear the floor with the loafers on.')
})

test('tuck nothing into overalls, and mention no earrings that are not worn', () => {
  const outfit = ['T-shirt, Tops, White', 'Overalls, Bottoms, Blue', 'Sneakers, Shoes, White']
  expect(tips([...outfit, 'Necklace, Accessories, Gold']).join(' ')).not.toMatch(/Tuck|earrings/)
})

test('skip no necklace of a set, and show no belt under a hoodie', () => {
  const dress = ['Midi dress, Dresses, Navy', 'Pumps, Shoes, Black']
  expect(tips([...dress, 'Pearl studs, Accessories, Pearl']).join(' ')).toContain('Skip the necklace')
  expect(tips([...dress, 'Pearl studs + necklace set, Accessories, Pearl']).join(' ')).not.toContain(
    'Skip the',
  )
  const casual = [
    'Jeans, Bottoms, Blue',
    'Leather ankle boots, Shoes, Brown',
    'Leather belt, Accessories, Brown',
  ]
  expect(tips(['T-shirt, Tops, White', ...casual]).join(' ')).toContain('belt visible')
  expect(tips(['Hoodie, Tops, Gray', ...casual]).join(' ')).not.toContain('belt visible')
})

test('mention rain, cold and grass only if they apply', () => {
  const outfit = ['Silk dress, Dresses, Navy', 'Suede pumps, Shoes, Tan']
  expect(tips(outfit).join(' ')).not.toMatch(/rain|grass|cold/)
  expect(tips(outfit, 'a walk in the rain').join(' ')).toMatch(/rain/)
  expect(tips(outfit, 'a picnic on the grass').join(' ')).toMatch(/grass/)
})

test('match a belt only with shoes of its color', () => {
  const outfit = ['Shirt, Tops, White', 'Leather belt, Accessories, Brown']
  expect(tips([...outfit, 'Leather ankle boots, Shoes, Brown']).join(' ')).toMatch(/ties in with the/)
  expect(tips([...outfit, 'Leather ankle boots, Shoes, Black']).join(' ')).not.toMatch(/ties in/)
})

test('leave the hi-vis vest zipped, the Hawaiian shirt out and the hiking pants untailored', () => {
  const safe = tips(['Hi-vis vest, Outerwear, Orange', 'T-shirt, Tops, White', 'Jeans, Bottoms, Blue'])
  expect(safe.join(' ')).not.toMatch(/last button/)
  expect(tips(['Hawaiian shirt, Tops, Pink', 'Chino shorts, Bottoms, Stone']).join(' ')).not.toMatch(/Tuck/)
  expect(tips(['Shirt, Tops, White', 'Hiking pants, Bottoms, Gray']).join(' ')).not.toMatch(/Tuck/)
})

test('let the cuffs of no short-sleeved shirt show', () => {
  const layered = ['Bowling shirt, Tops, Burgundy', 'Sweater, Tops, Gray'].map((one) => makePiece(one))
  const [shirt, sweater] = layered
  if (!shirt || !sweater) throw new Error('Two pieces were made.')
  const over = { ...sweater, garment: { ...sweater.garment, slot: 'mid' } } as const
  const texts = stylingTips({ pieces: [shirt, over] }, null).map(({ text }) => text)
  expect(texts.join(' ')).not.toMatch(/cuffs/)
})

test('are empty without pieces', () => {
  expect(tips([])).toEqual([])
})

test('exclude tucking in a peplum, single-breasted rules for double-breasted blazers, and inspections for a muddy job', () => {
  const dressed = tips(
    ['Peplum top, Tops, Cobalt', 'Pencil skirt, Bottoms, Navy', 'Pumps, Shoes, Navy'],
    'work',
  )
  expect(dressed.join(' ')).not.toMatch(/Tuck|tuck/)
  const blazer = tips([
    'Double breasted blazer, Outerwear, Black',
    'Trousers, Bottoms, Black',
    'Loafers, Shoes, Black',
  ])
  expect(blazer.join(' ')).not.toMatch(/top button of the blazer/)
  const muddy = tips(
    ['T-shirt, Tops, Gray', 'Jeans, Bottoms, Blue', 'Sneakers, Shoes, White'],
    'painting a room',
  )
  expect(muddy.join(' ')).not.toMatch(/stains and loose threads|scuffs/)
})

test('name no part that the pieces may not have', () => {
  const of = tipRows
    .map(({ text }) => text)
    .filter((text) => /belt of|collar|lapel|zip|strap of|\blaces?\b/i.test(text))
  expect(of).toEqual([])
})

test('name no piece of an unknown type', () => {
  expect(
    tips(['Shirt, Tops, Blue', 'Malla, Bottoms, Black', 'Dress shoes, Shoes, Brown']).join(' '),
  ).not.toMatch(/malla|socks/)
})

test('half-tuck no T-shirt at a wedding', () => {
  expect(tips(['T-shirt, Tops, White', 'Chinos, Bottoms, Navy'], 'a wedding').join(' ')).not.toMatch(
    /Tuck the front/,
  )
})

test('no sweater hangs out under a suit, and flat shoes for standing need no insoles', () => {
  const suit = ['Navy suit jacket, Outerwear, Navy', 'Navy suit trousers, Bottoms, Navy']
  expect(tips(['Chunky fisherman sweater, Tops, Cream', ...suit]).join(' ')).not.toMatch(/untucked/)
  const party = (shoes: string) =>
    tips([shoes, 'Shirt, Tops, White', 'Chinos, Bottoms, Navy'], 'a concert').join(' ')
  expect(party('Chelsea boots, Shoes, Black')).not.toMatch(/insoles/)
  expect(party('High heels, Shoes, Black')).toMatch(/insoles/)
})
