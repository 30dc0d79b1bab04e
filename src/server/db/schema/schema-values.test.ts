import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { rolledBackDatabase } from '../../../../tests/support/database/rolled-back-database.ts'
import { checkOf, exampleRow, insertRow } from '../../../../tests/support/database/example-rows.ts'
import { USER } from '../../../../tests/support/database/specified-entities.ts'
import type { DatabaseEngine } from '../open-database.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const TOO_BIG = 2_147_483_648
const COUNT = { accepts: [0, TOO_BIG - 1], rejects: [-1, TOO_BIG, 1.5, 'many'] }
const STARS = { accepts: [1, 5], rejects: [0, 6] }
const MONEY = { accepts: ['0.00', '0.10', '99999999.99'], rejects: ['-0.01', '100000000.00', 'a lot'] }
const DATE = { accepts: ['2024-02-29', '1999-12-31'], rejects: ['2026-02-29', '2026-13-01', 'soon'] }
const LIST = { accepts: [[], ['a', { b: [1] }]], rejects: [{ 0: 'a' }, 'a', 1] }
const OBJECT = { accepts: [{}, { a: { b: [null] } }], rejects: [['a'], 'a', 1] }
const ID = { accepts: [newId()], rejects: ['17', 'not an id'] }
const MOMENT = { accepts: [new Date(0), new Date('2026-11-21T23:59:59.999Z')], rejects: ['soon'] }
const BOOLEAN = { accepts: [true, false], rejects: ['maybe', 2] }

// Rejected by the type itself on PostgreSQL, which then names no constraint.
const REFUSED_BY_TYPE = 'invalid input syntax|out of range|overflow'

/** Accepted and rejected values of each field, up to the bounds. */
const values: [table: string, field: string, rule: { accepts: unknown[]; rejects: unknown[] }][] = [
  [
    'closetItems',
    'category',
    {
      accepts: ['Tops', 'Bottoms', 'Dresses', 'Outerwear', 'Shoes', 'Accessories'],
      rejects: ['tops', 'Hats', ''],
    },
  ],
  [
    'closetItems',
    'season',
    { accepts: ['Spring', 'Summer', 'Fall', 'Winter', 'All Seasons'], rejects: ['summer', 'Autumn', 'all'] },
  ],
  ['closetItems', 'archivedReason', { accepts: ['sold', 'lost', 'donated', 'worn out'], rejects: ['eaten'] }],
  ['closetItems', 'currency', { accepts: ['USD', 'EUR'], rejects: ['US', 'USDT', 'usd', '€€€', '12 '] }],
  ['closetItems', 'originalPrice', MONEY],
  ['closetItems', 'measurements', OBJECT],
  ['closetItems', 'traits', OBJECT],
  ['closetItems', 'seenInPhoto', OBJECT],
  ['storedImages', 'seen', OBJECT],
  ['closetItems', 'purchaseDate', DATE],
  ['closetItems', 'lastWornDate', DATE],
  ['closetItems', 'wearCount', COUNT],
  ['closetItems', 'wearsBefore', COUNT],
  ['closetItems', 'wornBefore', DATE],
  ['wears', 'wornOn', DATE],
  ['closetItems', 'isClean', BOOLEAN],
  ['closetItems', 'cutOutState', { accepts: ['pending', 'done', 'unclear'], rejects: ['off', ''] }],
  ['closetItems', 'cutOutAttempts', COUNT],
  ['userProfiles', 'removesBackgrounds', BOOLEAN],
  ['closetItems', 'deletedAt', MOMENT],
  ['closetItems', 'id', ID],
  ['marketplaceItems', 'price', MONEY],
  ['marketplaceItems', 'status', { accepts: ['available', 'paused', 'sold'], rejects: ['gone', ''] }],
  ['marketplaceItems', 'filledIn', OBJECT],
  ['marketplaceItems', 'deletedAt', MOMENT],
  ['listingPhotos', 'place', COUNT],
  ['sales', 'state', { accepts: ['accepted', 'called off', 'done'], rejects: ['sold', ''] }],
  ['sales', 'listing', OBJECT],
  ['sales', 'acceptedAt', MOMENT],
  ['sales', 'closedBy', { accepts: ['seller', 'buyer'], rejects: ['operator', ''] }],
  ['sales', 'addsToCloset', BOOLEAN],
  ['salePhotos', 'shows', { accepts: ['listing', 'handover'], rejects: ['flaw', ''] }],
  ['salePhotos', 'addedBy', { accepts: ['seller', 'buyer'], rejects: ['operator', ''] }],
  ['salePhotos', 'place', COUNT],
  ['loans', 'until', DATE],
  ['householdInvitations', 'expiresAt', MOMENT],
  ['reports', 'listing', OBJECT],
  ['outfitRecommendations', 'items', LIST],
  ['trendingStyles', 'popularity', COUNT],
  ['trendingStyles', 'tags', LIST],
  ['trendingStyles', 'parts', LIST],
  [
    'outfitCurations',
    'season',
    { accepts: ['spring', 'summer', 'fall', 'winter'], rejects: ['Fall', 'all'] },
  ],
  ['outfitCurations', 'suggestions', LIST],
  ['outfitCurations', 'stylingTips', LIST],
  ['outfitCurations', 'colorPalette', LIST],
  ['outfitCurations', 'curatedBy', { accepts: ['rules', 'model'], rejects: ['Model', ''] }],
  ['outfitCurations', 'isFavorite', BOOLEAN],
  ['outfitCurations', 'score', OBJECT],
  ['outfitCurations', 'focusItem', OBJECT],
  ['outfitCurations', 'canvas', OBJECT],
  ['outfitRecommendations', 'canvas', OBJECT],
  ['lookCollections', 'deletedAt', MOMENT],
  ['outfitCurations', 'version', { accepts: [1, 31], rejects: [0, -1, 1.5] }],
  ['curationVersions', 'number', { accepts: [1, 31], rejects: [0, -1, 1.5] }],
  ['curationVersions', 'curated', OBJECT],
  ['curationVersions', 'imageUrls', LIST],
  ['outfitRecommendations', 'isFavorite', BOOLEAN],
  ['outfitShares', 'platform', { accepts: ['instagram', 'pinterest'], rejects: ['tiktok', 'Instagram'] }],
  ['outfitShares', 'hashtags', LIST],
  ['outfitShares', 'shareCount', COUNT],
  [
    'weeklyOutfitPlans',
    'season',
    { accepts: ['spring', 'summer', 'fall', 'winter', 'all'], rejects: ['Fall'] },
  ],
  ['weeklyOutfitPlans', 'weekStartDate', DATE],
  ['weeklyOutfitPlans', 'deletedAt', MOMENT],
  ['trips', 'fromDate', DATE],
  ['trips', 'toDate', DATE],
  ['trips', 'bag', { accepts: ['personal item', 'carry-on', 'checked'], rejects: ['rucksack', ''] }],
  ['trips', 'laundryEvery', { accepts: [1, 30], rejects: [0, 31, 1.5] }],
  ['trips', 'isHome', BOOLEAN],
  ['trips', 'version', { accepts: [1, 31], rejects: [0, -1, 1.5] }],
  ['trips', 'missing', LIST],
  ['trips', 'takenOut', LIST],
  ['trips', 'deletedAt', MOMENT],
  ['tripDays', 'date', DATE],
  ['tripDays', 'pieces', LIST],
  ['tripDays', 'weather', OBJECT],
  ['tripDays', 'isByHand', BOOLEAN],
  ['tripDays', 'offered', LIST],
  ['tripLines', 'packingGroup', { accepts: ['pieces', 'documents'], rejects: ['shoes', ''] }],
  ['tripLines', 'item', OBJECT],
  ['tripLines', 'isByHand', BOOLEAN],
  ['tripLines', 'isPacked', BOOLEAN],
  ['tripLines', 'isBack', BOOLEAN],
  ['tripLines', 'place', COUNT],
  ['dailyOutfits', 'dayOfWeek', { accepts: DAYS, rejects: ['monday', 'Mon'] }],
  ['dailyOutfits', 'date', DATE],
  ['dailyOutfits', 'itemIds', LIST],
  ['dailyOutfits', 'itemSnapshots', LIST],
  ['dailyOutfits', 'pieces', LIST],
  ['dailyOutfits', 'weather', OBJECT],
  ['dailyOutfits', 'isLocked', BOOLEAN],
  ['dailyOutfits', 'isWorn', BOOLEAN],
  ['dailyOutfits', 'isByHand', BOOLEAN],
  ['dailyOutfits', 'leftOut', { accepts: ['free', 'over'], rejects: ['Free'] }],
  ['dailyOutfits', 'setAside', OBJECT],
  ['dailyOutfits', 'newlyWornIds', LIST],
  ['dailyOutfits', 'offered', LIST],
  ['userProfiles', 'favoriteColors', LIST],
  ['userProfiles', 'sizeMeasurements', OBJECT],
  ['userProfiles', 'socialLinks', OBJECT],
  ['userProfiles', 'followersCount', COUNT],
  ['userProfiles', 'followingCount', COUNT],
  ['styleChallenges', 'rules', LIST],
  ['styleChallenges', 'participantCount', COUNT],
  ['challengeParticipations', 'likes', COUNT],
  ['outfitHistory', 'itemIds', LIST],
  ['outfitHistory', 'itemSnapshots', LIST],
  ['outfitHistory', 'weather', OBJECT],
  ['outfitHistory', 'rating', STARS],
  ['outfitHistory', 'wornDate', DATE],
  ['outfitHistory', 'deletedAt', MOMENT],
  ['wishlistItems', 'currentPrice', MONEY],
  ['wishlistItems', 'targetPrice', MONEY],
  ['wishlistItems', 'priority', STARS],
  ['wishlistItems', 'deletedAt', MOMENT],
  ['priceAlerts', 'targetPrice', MONEY],
  [
    'weatherPreferences',
    'temperatureUnit',
    { accepts: ['celsius', 'fahrenheit'], rejects: ['kelvin', 'Celsius'] },
  ],
  ['calendarEvents', 'date', DATE],
  ['outfitRatings', 'rating', STARS],
  ['outfitRatings', 'helpfulVotes', COUNT],
  ['notifications', 'data', OBJECT],
  ['notifications', 'scheduledFor', MOMENT],
  [
    'storedImages',
    'key',
    { accepts: ['0a'.repeat(16)], rejects: ['0a'.repeat(15), '0A'.repeat(16), '../'.repeat(11)] },
  ],
  ['storedImages', 'sha256', { accepts: ['0f'.repeat(32)], rejects: ['0f'.repeat(31), '0g'.repeat(32)] }],
  ['storedImages', 'state', { accepts: ['incoming', 'stored', 'unwanted'], rejects: ['lost', ''] }],
  ['storedImages', 'width', { accepts: [1], rejects: [0] }],
  ['storedImages', 'height', { accepts: [1], rejects: [0] }],
  ['storedImages', 'widths', LIST],
  ['storedImages', 'byteSize', COUNT],
  ['idempotencyKeys', 'status', { accepts: [100, 599], rejects: [99, 600] }],
]

describe.each<DatabaseEngine>(['sqlite', 'postgres'])('the values of fields (%s)', (engine) => {
  const db = rolledBackDatabase(engine)

  describe.each(values)('%s.%s', (table, field, { accepts, rejects }) => {
    test.each(asCases(accepts))('accepts $value', async ({ value }) => {
      const row = exampleRow(table, { [field]: value })
      expect(await insertRow(db(), table, row)).toStrictEqual(expect.objectContaining(row))
    })

    test.each(asCases(rejects))('rejects $value', async ({ value }) => {
      const row = exampleRow(table, { [field]: value })
      const reason = new RegExp(`${checkOf(table, field)}|${REFUSED_BY_TYPE}`)
      await expect(insertRow(db(), table, row)).rejects.toThrow(reason)
    })
  })

  test('users cannot follow themselves', async () => {
    const row = exampleRow('userFollows', { followingId: USER })
    await expect(insertRow(db(), 'userFollows', row)).rejects.toThrow('user_follows_not_self_check')
  })

  test('a challenge may end on the day it starts, and not before', async () => {
    const oneDay = exampleRow('styleChallenges', { startDate: '2026-12-01', endDate: '2026-12-01' })
    expect(await insertRow(db(), 'styleChallenges', oneDay)).toMatchObject(oneDay)
    const backwards = exampleRow('styleChallenges', { startDate: '2026-12-01', endDate: '2026-11-30' })
    const insertion = insertRow(db(), 'styleChallenges', backwards)
    await expect(insertion).rejects.toThrow('style_challenges_ends_after_start_check')
  })
})

/** Each in an object: test.each spreads lists into arguments. */
function asCases(all: readonly unknown[]): { value: unknown }[] {
  return all.map((value) => ({ value }))
}
