import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { rolledBackDatabase } from '../../../../tests/support/rolled-back-database.ts'
import { checkOf, exampleRow, insertRow } from '../../../../tests/support/example-rows.ts'
import { USER } from '../../../../tests/support/specified-entities.ts'
import type { DatabaseEngine } from '../open-database.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const TOO_BIG = 2_147_483_648
const COUNT = { takes: [0, TOO_BIG - 1], refuses: [-1, TOO_BIG, 1.5, 'many'] }
const STARS = { takes: [1, 5], refuses: [0, 6] }
const MONEY = { takes: ['0.00', '0.10', '99999999.99'], refuses: ['-0.01', '100000000.00', 'a lot'] }
const DATE = { takes: ['2024-02-29', '1999-12-31'], refuses: ['2026-02-29', '2026-13-01', 'soon'] }
const LIST = { takes: [[], ['a', { b: [1] }]], refuses: [{ 0: 'a' }, 'a', 1] }
const OBJECT = { takes: [{}, { a: { b: [null] } }], refuses: [['a'], 'a', 1] }
const ID = { takes: [newId()], refuses: ['17', 'not an id'] }
const MOMENT = { takes: [new Date(0), new Date('2026-11-21T23:59:59.999Z')], refuses: ['soon'] }
const BOOLEAN = { takes: [true, false], refuses: ['maybe', 2] }

// Rejected by the type itself on PostgreSQL, which then names no constraint.
const REFUSED_BY_TYPE = 'invalid input syntax|out of range|overflow'

/** Accepted and rejected values of each field, up to the bounds. */
const values: [table: string, field: string, rule: { takes: unknown[]; refuses: unknown[] }][] = [
  [
    'closetItems',
    'category',
    {
      takes: ['Tops', 'Bottoms', 'Dresses', 'Outerwear', 'Shoes', 'Accessories'],
      refuses: ['tops', 'Hats', ''],
    },
  ],
  [
    'closetItems',
    'season',
    { takes: ['Spring', 'Summer', 'Fall', 'Winter', 'All Seasons'], refuses: ['summer', 'Autumn', 'all'] },
  ],
  ['closetItems', 'archivedReason', { takes: ['sold', 'lost', 'donated', 'worn out'], refuses: ['eaten'] }],
  ['closetItems', 'currency', { takes: ['USD', 'EUR'], refuses: ['US', 'USDT', 'usd', '€€€', '12 '] }],
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
  ['closetItems', 'cutOutState', { takes: ['pending', 'done', 'unclear'], refuses: ['off', ''] }],
  ['closetItems', 'cutOutAttempts', COUNT],
  ['userProfiles', 'removesBackgrounds', BOOLEAN],
  ['closetItems', 'deletedAt', MOMENT],
  ['closetItems', 'id', ID],
  ['marketplaceItems', 'price', MONEY],
  ['marketplaceItems', 'status', { takes: ['available', 'paused', 'sold'], refuses: ['gone', ''] }],
  ['marketplaceItems', 'filledIn', OBJECT],
  ['marketplaceItems', 'deletedAt', MOMENT],
  ['listingPhotos', 'place', COUNT],
  ['sales', 'state', { takes: ['accepted', 'called off', 'done'], refuses: ['sold', ''] }],
  ['sales', 'listing', OBJECT],
  ['sales', 'acceptedAt', MOMENT],
  ['sales', 'closedBy', { takes: ['seller', 'buyer'], refuses: ['operator', ''] }],
  ['sales', 'addsToCloset', BOOLEAN],
  ['salePhotos', 'shows', { takes: ['listing', 'handover'], refuses: ['flaw', ''] }],
  ['salePhotos', 'addedBy', { takes: ['seller', 'buyer'], refuses: ['operator', ''] }],
  ['salePhotos', 'place', COUNT],
  ['loans', 'until', DATE],
  ['householdInvitations', 'expiresAt', MOMENT],
  ['reports', 'listing', OBJECT],
  ['outfitRecommendations', 'items', LIST],
  ['trendingStyles', 'popularity', COUNT],
  ['trendingStyles', 'tags', LIST],
  ['trendingStyles', 'parts', LIST],
  ['outfitCurations', 'season', { takes: ['spring', 'summer', 'fall', 'winter'], refuses: ['Fall', 'all'] }],
  ['outfitCurations', 'suggestions', LIST],
  ['outfitCurations', 'stylingTips', LIST],
  ['outfitCurations', 'colorPalette', LIST],
  ['outfitCurations', 'curatedBy', { takes: ['rules', 'model'], refuses: ['Model', ''] }],
  ['outfitCurations', 'isFavorite', BOOLEAN],
  ['outfitCurations', 'score', OBJECT],
  ['outfitCurations', 'focusItem', OBJECT],
  ['outfitCurations', 'canvas', OBJECT],
  ['outfitRecommendations', 'canvas', OBJECT],
  ['lookCollections', 'deletedAt', MOMENT],
  ['outfitCurations', 'version', { takes: [1, 31], refuses: [0, -1, 1.5] }],
  ['curationVersions', 'number', { takes: [1, 31], refuses: [0, -1, 1.5] }],
  ['curationVersions', 'curated', OBJECT],
  ['curationVersions', 'imageUrls', LIST],
  ['outfitRecommendations', 'isFavorite', BOOLEAN],
  ['outfitShares', 'platform', { takes: ['instagram', 'pinterest'], refuses: ['tiktok', 'Instagram'] }],
  ['outfitShares', 'hashtags', LIST],
  ['outfitShares', 'shareCount', COUNT],
  [
    'weeklyOutfitPlans',
    'season',
    { takes: ['spring', 'summer', 'fall', 'winter', 'all'], refuses: ['Fall'] },
  ],
  ['weeklyOutfitPlans', 'weekStartDate', DATE],
  ['weeklyOutfitPlans', 'deletedAt', MOMENT],
  ['trips', 'fromDate', DATE],
  ['trips', 'toDate', DATE],
  ['trips', 'bag', { takes: ['personal item', 'carry-on', 'checked'], refuses: ['rucksack', ''] }],
  ['trips', 'laundryEvery', { takes: [1, 30], refuses: [0, 31, 1.5] }],
  ['trips', 'isHome', BOOLEAN],
  ['trips', 'version', { takes: [1, 31], refuses: [0, -1, 1.5] }],
  ['trips', 'missing', LIST],
  ['trips', 'takenOut', LIST],
  ['trips', 'deletedAt', MOMENT],
  ['tripDays', 'date', DATE],
  ['tripDays', 'pieces', LIST],
  ['tripDays', 'weather', OBJECT],
  ['tripDays', 'isByHand', BOOLEAN],
  ['tripDays', 'offered', LIST],
  ['tripLines', 'packingGroup', { takes: ['pieces', 'documents'], refuses: ['shoes', ''] }],
  ['tripLines', 'item', OBJECT],
  ['tripLines', 'isByHand', BOOLEAN],
  ['tripLines', 'isPacked', BOOLEAN],
  ['tripLines', 'isBack', BOOLEAN],
  ['tripLines', 'place', COUNT],
  ['dailyOutfits', 'dayOfWeek', { takes: DAYS, refuses: ['monday', 'Mon'] }],
  ['dailyOutfits', 'date', DATE],
  ['dailyOutfits', 'itemIds', LIST],
  ['dailyOutfits', 'itemSnapshots', LIST],
  ['dailyOutfits', 'pieces', LIST],
  ['dailyOutfits', 'weather', OBJECT],
  ['dailyOutfits', 'isLocked', BOOLEAN],
  ['dailyOutfits', 'isWorn', BOOLEAN],
  ['dailyOutfits', 'isByHand', BOOLEAN],
  ['dailyOutfits', 'leftOut', { takes: ['free', 'over'], refuses: ['Free'] }],
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
    { takes: ['celsius', 'fahrenheit'], refuses: ['kelvin', 'Celsius'] },
  ],
  ['calendarEvents', 'date', DATE],
  ['outfitRatings', 'rating', STARS],
  ['outfitRatings', 'helpfulVotes', COUNT],
  ['notifications', 'data', OBJECT],
  ['notifications', 'scheduledFor', MOMENT],
  [
    'storedImages',
    'key',
    { takes: ['0a'.repeat(16)], refuses: ['0a'.repeat(15), '0A'.repeat(16), '../'.repeat(11)] },
  ],
  ['storedImages', 'sha256', { takes: ['0f'.repeat(32)], refuses: ['0f'.repeat(31), '0g'.repeat(32)] }],
  ['storedImages', 'state', { takes: ['incoming', 'stored', 'unwanted'], refuses: ['lost', ''] }],
  ['storedImages', 'width', { takes: [1], refuses: [0] }],
  ['storedImages', 'height', { takes: [1], refuses: [0] }],
  ['storedImages', 'widths', LIST],
  ['storedImages', 'byteSize', COUNT],
  ['idempotencyKeys', 'status', { takes: [100, 599], refuses: [99, 600] }],
]

describe.each<DatabaseEngine>(['sqlite', 'postgres'])('the values of fields (%s)', (engine) => {
  const db = rolledBackDatabase(engine)

  describe.each(values)('%s.%s', (table, field, { takes, refuses }) => {
    test.each(asCases(takes))('takes $value', async ({ value }) => {
      const row = exampleRow(table, { [field]: value })
      expect(await insertRow(db(), table, row)).toStrictEqual(expect.objectContaining(row))
    })

    test.each(asCases(refuses))('refuses $value', async ({ value }) => {
      const row = exampleRow(table, { [field]: value })
      const reason = new RegExp(`${checkOf(table, field)}|${REFUSED_BY_TYPE}`)
      await expect(insertRow(db(), table, row)).rejects.toThrow(reason)
    })
  })

  test('nobody follows themselves', async () => {
    const row = exampleRow('userFollows', { followingId: USER })
    await expect(insertRow(db(), 'userFollows', row)).rejects.toThrow('user_follows_not_self_check')
  })

  test('a challenge may end on the day it starts, and not before', async () => {
    const oneDay = exampleRow('styleChallenges', { startDate: '2026-12-01', endDate: '2026-12-01' })
    expect(await insertRow(db(), 'styleChallenges', oneDay)).toMatchObject(oneDay)
    const backwards = exampleRow('styleChallenges', { startDate: '2026-12-01', endDate: '2026-11-30' })
    const refusal = insertRow(db(), 'styleChallenges', backwards)
    await expect(refusal).rejects.toThrow('style_challenges_ends_after_start_check')
  })
})

/** Each in an object: test.each spreads lists into arguments. */
function asCases(all: readonly unknown[]): { value: unknown }[] {
  return all.map((value) => ({ value }))
}
