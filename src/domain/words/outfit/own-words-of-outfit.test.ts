import { expect, test } from 'vitest'
import { noPreferences } from '../../../contract/user/profile.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import { outfitNeeds } from '../../stylist/occasions/needs-of-request.ts'
import { curateOutfits } from '../../stylist/search/curate-outfits.ts'
import { makePiece } from '../make-outfit.test-support.ts'
import { outfitInWords } from './outfit-in-words.ts'

const covered: Wearer = {
  ...noPreferences,
  favoriteColors: [],
  wears: 'womenswear',
  coverage: 'hair, arms and legs',
}

/** What Armadio says of the outfit around the first of the pieces, and the names of its pieces. */
function styled(occasion: string, pieces: readonly string[], wearer: Wearer | null = null) {
  const closet = pieces.map((words) => makePiece(words))
  const [focus] = closet
  if (!focus) throw new Error('No pieces')
  const needs = outfitNeeds({ stylePreference: 'casual', occasion, season: null, ...(wearer && { wearer }) })
  const today = '2026-11-30' as const
  const [outfit] = curateOutfits({ focus, closet, needs, today, keepIds: [], withoutIds: [], count: 1 })
  if (!outfit) throw new Error('No outfit')
  const { outfitDescription, styleAnalysis } = outfitInWords(outfit, needs)
  return { names: outfit.pieces.map(({ name }) => name), says: `${outfitDescription} ${styleAnalysis}` }
}

const bare = ['Linen maxi dress, Dresses, Olive', 'White sneakers, Shoes, White', 'Hijab, Accessories, Black']

test('a layer covers the arms of a dress for a wearer who covers them', () => {
  const { names, says } = styled('coffee with friends', [...bare, 'Cardigan, Tops, Gray'], covered)
  expect(names).toContain('Cardigan')
  expect(says).not.toMatch(/for you|sleeves/)
})

test('without a layer the words say how to wear what is bare', () => {
  expect(styled('coffee with friends', bare, covered).says).toContain(
    'Wear your maxi dress with long sleeves over or under it.',
  )
})

test.each(['bla bla xyz', 'qwert zuiop'])(
  'nothing is too casual for “%s”, which nobody can read',
  (occasion) => {
    const pieces = ['Denim shirt, Tops, Blue', 'Gray trousers, Bottoms, Gray', 'Brown loafers, Shoes, Brown']
    expect(styled(occasion, pieces).says).not.toMatch(/too (?:casual|dressy)/)
  },
)

test.each(['iftar at the mosque', 'taraweeh at the mosque', 'puja at the temple'])(
  'pumps slip off at the door: %s',
  (occasion) => {
    const shoes = [
      'White sneakers, Shoes, White',
      'Ankle boots, Shoes, Black',
      'Block heel pumps, Shoes, Nude',
    ]
    const { names, says } = styled(occasion, ['Black abaya, Dresses, Black', ...shoes])
    expect(names).toContain('Block heel pumps')
    expect(says).not.toContain('too casual')
  },
)

test.each([
  'Geburtstagsessen bei meiner Oma',
  'Geburtstagskaffee',
  'anniversaire de ma grand-mère',
  'cumple de la abuela',
  'anneannemin doğum gününde',
  'compleanno della nonna',
])('%s is a birthday', (occasion) => {
  const pieces = ['White shirt, Tops, White', 'Gray trousers, Bottoms, Gray', 'Brown loafers, Shoes, Brown']
  expect(styled(occasion, pieces).says).toContain('a birthday')
})

const dark = ['Black trousers, Bottoms, Black', 'Black blouse, Tops, Black', 'Black flats, Shoes, Black']

test.each(['taziye', 'janazah', 'shiva visit', 'synagogue'])(
  'a cap for prayer is asked of men only: %s',
  (occasion) => {
    const ofWomen = [...dark, 'Hijab, Accessories, Black']
    expect(styled(occasion, ofWomen, covered).says).not.toMatch(/prayer cap|kippah/)
    expect(styled(occasion, dark, { ...covered, coverage: 'as I like' }).says).not.toMatch(
      /prayer cap|kippah/,
    )
    const ofMen = [
      'Black trousers, Bottoms, Black',
      'Black shirt, Tops, Black',
      'Black loafers, Shoes, Black',
    ]
    expect(styled(occasion, ofMen, { ...covered, coverage: 'as I like', wears: 'menswear' }).says).toMatch(
      /prayer cap|kippah/,
    )
  },
)

const plain = ['Blue jeans, Bottoms, Blue', 'Gray T-shirt, Tops, Gray']

test.each(['a picnic', 'sightseeing', 'a walk in the park', 'a night of dancing'])(
  'shoes of an unknown type are not denied for %s',
  (occasion) => {
    expect(styled(occasion, [...plain, 'White shoes, Shoes, White']).says).not.toMatch(/Missing|don't have/)
  },
)

test.each(['Black walking shoes', 'Brown comfort shoes', 'Chaussures de marche'])(
  '%s are made for walking',
  (name) => {
    expect(styled('sightseeing in Rome', [...plain, `${name}, Shoes, Black`]).says).not.toMatch(
      /Missing|don't have/,
    )
  },
)

test.each(['swimming', 'aqua aerobics', 'a day at the pool', 'surfing', 'a sauna'])(
  'swimwear is named first among what is missing for %s',
  (occasion) => {
    const pieces = ['Gray polo, Tops, Gray', 'Beige chinos, Bottoms, Beige', 'Brown brogues, Shoes, Brown']
    expect(styled(occasion, pieces).says).toContain("You don't have swimwear")
  },
)
