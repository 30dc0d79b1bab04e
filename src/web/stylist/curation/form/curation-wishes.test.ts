import { expect, test } from 'vitest'
import { NewCuration, type OutfitCuration } from '../../../../contract/stylist/stylist.ts'
import { noWishes, requestOf, stillMissing, wishesOf, type CurationWishes } from './curation-wishes.ts'
import { ownedIds, shuffleOf } from '../outfit/shuffle.ts'

const COAT = '01a1fe56-5906-75fa-a974-44c2c1fb9ea1'

function wishes(part: Partial<CurationWishes> = {}): CurationWishes {
  return { ...noWishes, focusItemId: COAT, stylePreference: 'classic', ...part }
}

const idOf = (nth: number) => `01a1fe56-5906-75fa-a974-${String(nth).padStart(12, '0')}`

function curation(part: Partial<OutfitCuration> = {}, itemIds: readonly string[] = []): OutfitCuration {
  return {
    id: idOf(999),
    userId: 'user',
    focusItemId: COAT,
    focusItem: null,
    stylePreference: 'classic',
    occasion: 'art-gallery',
    season: 'fall',
    outfitDescription: '',
    styleAnalysis: '',
    colorPalette: [],
    stylingTips: [],
    curatedBy: 'rules',
    score: null,
    name: null,
    isFavorite: false,
    canvas: null,
    version: 1,
    versions: 1,
    createdAt: '2026-11-21T12:00:00.000Z',
    suggestions: itemIds.map((id) => ({
      type: 'closet',
      slot: 'top',
      priority: 3,
      reasoning: '',
      item: { id, imageUrl: '', name: '', category: 'Tops', color: '' },
      webSuggestion: null,
    })),
    ...part,
  }
}

test('missing inputs are named', () => {
  expect(stillMissing(noWishes)).toBe('Still missing: a focus item and a style preference.')
  expect(stillMissing(wishes({ stylePreference: null }))).toBe('Still missing: a style preference.')
  expect(stillMissing(wishes())).toBeNull()
  expect(requestOf(wishes({ focusItemId: null }))).toBeNull()
})

test('free text is sent instead of a preset, and nothing if it is blank', () => {
  expect(requestOf(wishes({ occasion: 'work' }))?.occasion).toBe('work')
  expect(requestOf(wishes({ occasion: 'custom', ownOccasion: '  A book launch ' }))?.occasion).toBe(
    'A book launch',
  )
  expect(requestOf(wishes({ occasion: 'custom', ownOccasion: ' ' }))?.occasion).toBeNull()
  expect(requestOf(wishes())?.occasion).toBeNull()
})

test("the server accepts free text of the form's maximum length", () => {
  const request = requestOf(wishes({ occasion: 'custom', ownOccasion: '🎉'.repeat(500) }))
  expect(NewCuration.safeParse(request).success).toBe(true)
})

test('a saved curation fills the form', () => {
  expect(wishesOf(curation())).toEqual(wishes({ occasion: 'art-gallery', season: 'fall' }))
  expect(wishesOf(curation({ occasion: 'My sister’s book launch', season: null }))).toEqual(
    wishes({ occasion: 'custom', ownOccasion: 'My sister’s book launch' }),
  )
  expect(wishesOf(curation({ stylePreference: 'of an older version' })).stylePreference).toBeNull()
})

test('a shuffle keeps locked pieces and leaves out shown ones', () => {
  const shown = curation({}, [idOf(1), idOf(2)])
  const first = shuffleOf(shown, new Set([idOf(2)]), [])
  expect(first?.wanted).toMatchObject({
    focusItemId: COAT,
    keepItemIds: [idOf(2)],
    withoutItemIds: [idOf(1)],
    replaces: idOf(999),
    by: 'rules',
  })
  const second = shuffleOf(curation({}, [idOf(3), idOf(2)]), new Set(), first?.seenIds ?? [])
  expect(second?.wanted.keepItemIds).toEqual([])
  expect(second?.wanted.withoutItemIds).toEqual([idOf(1), idOf(2), idOf(3)])
})

test('the request of a shuffle stays valid after many shuffles', () => {
  const seen = Array.from({ length: 400 }, (_, nth) => idOf(nth))
  const shuffled = shuffleOf(curation({}, [idOf(400)]), new Set(), seen)
  expect(shuffled?.wanted.withoutItemIds).toContain(idOf(400))
  expect(NewCuration.safeParse(shuffled?.wanted).success).toBe(true)
})

test('an outfit with a deleted focus piece cannot be shuffled', () => {
  expect(shuffleOf(curation({ focusItemId: null }), new Set(), [])).toBeNull()
})

test('a shop suggestion is not an owned piece', () => {
  const shop = {
    type: 'shop',
    slot: 'bag',
    priority: 2,
    reasoning: '',
    item: null,
    webSuggestion: null,
  } as const
  expect(ownedIds(curation({ suggestions: [shop] }))).toEqual([])
})
