import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import {
  deleteRows,
  exampleRow,
  insertRow,
  makeReferencedRows,
  readRows,
  snakeCase,
} from '../../../../tests/support/database/example-rows.ts'
import type { Row } from '../../../../tests/support/database/example-rows.ts'
import {
  CLOSET_ITEM,
  COLLECTION,
  CURATION,
  HOUSEHOLD,
  LISTING,
  LOOK,
  OTHER_COLLECTION,
  OTHER_USER,
  PLAN,
  TRIP,
  USER,
} from '../../../../tests/support/database/specified-entities.ts'

/** Unique values, and the most similar pair that is allowed. */
const uniqueGroups: [table: string, group: Row, nearest: Row][] = [
  ['users', { username: 'giulia' }, { username: 'Giulia' }],
  ['users', { email: 'giulia@example.com' }, { email: null }],
  [
    'userFollows',
    { followerId: USER, followingId: OTHER_USER },
    { followerId: OTHER_USER, followingId: USER },
  ],
  ['trendingStyles', { platform: 'tiktok', sourceKey: 'a' }, { platform: 'pinterest', sourceKey: 'a' }],
  ['dailyOutfits', { planId: PLAN, date: '2026-11-23' }, { planId: PLAN, date: '2026-11-24' }],
  ['tripDays', { tripId: TRIP, day: '2026-11-23' }, { tripId: TRIP, day: 'travel' }],
  ['marketplaceItems', { closetItemId: CLOSET_ITEM }, { closetItemId: null }],
  [
    'marketplaceItems',
    { closetItemId: CLOSET_ITEM },
    { closetItemId: CLOSET_ITEM, deletedAt: new Date('2026-11-20T08:00:00Z') },
  ],
  ['listingPhotos', { listingId: LISTING, place: 0 }, { listingId: LISTING, place: 1 }],
  [
    'sales',
    { listingId: LISTING, buyerId: OTHER_USER },
    { listingId: LISTING, buyerId: OTHER_USER, state: 'declined' },
  ],
  [
    'sales',
    { listingId: LISTING, buyerId: OTHER_USER, state: 'accepted' },
    { listingId: LISTING, buyerId: USER, state: 'requested' },
  ],
  ['userBlocks', { blockerId: USER, blockedId: OTHER_USER }, { blockerId: OTHER_USER, blockedId: USER }],
  ['curationVersions', { curationId: CURATION, number: 1 }, { curationId: CURATION, number: 2 }],
  [
    'collectedCurations',
    { collectionId: COLLECTION, curationId: CURATION },
    { collectionId: OTHER_COLLECTION, curationId: CURATION },
  ],
  [
    'collectedLooks',
    { collectionId: COLLECTION, lookId: LOOK },
    { collectionId: OTHER_COLLECTION, lookId: LOOK },
  ],
  ['outfitShares', { shareTokenHash: 'ab12' }, { shareTokenHash: null }],
  ['userProfiles', { userId: USER }, { userId: OTHER_USER }],
  ['weatherPreferences', { userId: USER }, { userId: OTHER_USER }],
  ['idempotencyKeys', { userId: USER, key: 'k-1' }, { userId: OTHER_USER, key: 'k-1' }],
  [
    'wears',
    { closetItemId: CLOSET_ITEM, wornOn: '2026-11-20' },
    { closetItemId: CLOSET_ITEM, wornOn: '2026-11-19' },
  ],
  ['sessions', { token: 'a-token' }, { token: 'another' }],
  ['invitations', { tokenHash: 'a'.repeat(64) }, { tokenHash: 'b'.repeat(64) }],
  ['attempts', { key: 'a' }, { key: 'b' }],
  ['pairedDevices', { tokenHash: 'a'.repeat(64) }, { tokenHash: 'b'.repeat(64) }],
  ['pairingCodes', { codeHash: 'a'.repeat(64) }, { codeHash: 'b'.repeat(64) }],
  ['householdMembers', { userId: USER }, { userId: OTHER_USER }],
  [
    'householdInvitations',
    { householdId: HOUSEHOLD, inviteeId: OTHER_USER },
    { householdId: HOUSEHOLD, inviteeId: USER },
  ],
  ['householdInvitations', { tokenHash: 'a'.repeat(64) }, { tokenHash: 'b'.repeat(64) }],
  ['storedImages', { key: 'c'.repeat(32) }, { key: 'd'.repeat(32) }],
]

/** References to other tables, and what happens to the row when the referenced one is deleted. */
const references: [table: string, field: string, target: string, then: 'goes' | 'is null' | 'stays'][] = [
  ['sessions', 'userId', 'users', 'goes'],
  ['credentials', 'userId', 'users', 'goes'],
  ['invitations', 'userId', 'users', 'goes'],
  ['pairedDevices', 'userId', 'users', 'goes'],
  ['pairingCodes', 'userId', 'users', 'goes'],
  ['storedImages', 'userId', 'users', 'goes'],
  ['idempotencyKeys', 'userId', 'users', 'goes'],
  ['closetItems', 'userId', 'users', 'goes'],
  ['closetItems', 'imageKey', 'storedImages', 'stays'],
  ['closetItems', 'cutOutKey', 'storedImages', 'stays'],
  ['wears', 'closetItemId', 'closetItems', 'goes'],
  ['wears', 'outfitHistoryId', 'outfitHistory', 'is null'],
  ['marketplaceItems', 'sellerId', 'users', 'goes'],
  ['marketplaceItems', 'closetItemId', 'closetItems', 'is null'],
  ['marketplaceItems', 'imageKey', 'storedImages', 'stays'],
  ['listingPhotos', 'listingId', 'marketplaceItems', 'goes'],
  ['listingPhotos', 'imageKey', 'storedImages', 'stays'],
  ['outfitRecommendations', 'userId', 'users', 'goes'],
  ['outfitCurations', 'userId', 'users', 'goes'],
  ['outfitCurations', 'focusItemId', 'closetItems', 'is null'],
  ['curationVersions', 'curationId', 'outfitCurations', 'goes'],
  ['lookCollections', 'userId', 'users', 'goes'],
  ['collectedCurations', 'collectionId', 'lookCollections', 'goes'],
  ['collectedCurations', 'curationId', 'outfitCurations', 'goes'],
  ['collectedLooks', 'collectionId', 'lookCollections', 'goes'],
  ['collectedLooks', 'lookId', 'outfitRecommendations', 'goes'],
  ['outfitRatings', 'userId', 'users', 'goes'],
  ['outfitShares', 'userId', 'users', 'goes'],
  ['weeklyOutfitPlans', 'userId', 'users', 'goes'],
  ['dailyOutfits', 'planId', 'weeklyOutfitPlans', 'goes'],
  ['householdMembers', 'userId', 'users', 'goes'],
  ['householdMembers', 'householdId', 'households', 'goes'],
  ['householdInvitations', 'householdId', 'households', 'goes'],
  ['householdInvitations', 'inviterId', 'users', 'goes'],
  ['householdInvitations', 'inviteeId', 'users', 'goes'],
  ['closetVersions', 'userId', 'users', 'goes'],
  ['loans', 'closetItemId', 'closetItems', 'goes'],
  ['loans', 'lenderId', 'users', 'goes'],
  ['loans', 'borrowerId', 'users', 'goes'],
  ['wears', 'wornBy', 'users', 'is null'],
  ['sales', 'listingId', 'marketplaceItems', 'is null'],
  ['sales', 'sellerId', 'users', 'goes'],
  ['sales', 'buyerId', 'users', 'goes'],
  ['sales', 'pieceImageKey', 'storedImages', 'stays'],
  ['sales', 'pieceId', 'closetItems', 'is null'],
  ['salePhotos', 'saleId', 'sales', 'goes'],
  ['salePhotos', 'imageKey', 'storedImages', 'stays'],
  ['userBlocks', 'blockerId', 'users', 'goes'],
  ['userBlocks', 'blockedId', 'users', 'goes'],
  ['reports', 'reporterId', 'users', 'goes'],
  ['reports', 'reportedId', 'users', 'goes'],
  ['reports', 'listingId', 'marketplaceItems', 'is null'],
  ['trips', 'userId', 'users', 'goes'],
  ['tripDays', 'tripId', 'trips', 'goes'],
  ['tripLines', 'tripId', 'trips', 'goes'],
  ['tripLines', 'closetItemId', 'closetItems', 'is null'],
  ['dailyOutfits', 'outfitHistoryId', 'outfitHistory', 'is null'],
  ['calendarEvents', 'userId', 'users', 'goes'],
  ['weatherPreferences', 'userId', 'users', 'goes'],
  ['outfitHistory', 'userId', 'users', 'goes'],
  ['wishlistItems', 'userId', 'users', 'goes'],
  ['wishlistItems', 'pictureKey', 'storedImages', 'stays'],
  ['priceAlerts', 'wishlistItemId', 'wishlistItems', 'goes'],
  ['userProfiles', 'userId', 'users', 'goes'],
  ['userFollows', 'followerId', 'users', 'goes'],
  ['userFollows', 'followingId', 'users', 'goes'],
  ['notifications', 'userId', 'users', 'goes'],
  ['challengeParticipations', 'challengeId', 'styleChallenges', 'goes'],
  ['challengeParticipations', 'userId', 'users', 'goes'],
]

describeOnEachDatabase('unique constraints and references', (given) => {
  beforeEach(() => makeReferencedRows(given.db()))

  test.each(uniqueGroups)('no two %s have the same %j', async (table, group, nearest) => {
    await insertRow(given.db(), table, exampleRow(table, group))
    const base = table === 'users' && !('username' in group) ? { username: 'another' } : {}
    const twin = exampleRow(table, { ...base, ...group })
    await expect(insertRow(given.db(), table, twin)).rejects.toThrow(/unique constraint/i)
    const neighbor = exampleRow(table, { ...base, ...nearest })
    expect(await insertRow(given.db(), table, neighbor)).toMatchObject(neighbor)
  })

  test('several users may have no email', async () => {
    await insertRow(given.db(), 'users', exampleRow('users', { username: 'one' }))
    await insertRow(given.db(), 'users', exampleRow('users', { username: 'two' }))
    const withoutEmail = (await readRows(given.db(), 'users')).filter((user) => user['email'] === null)
    expect(withoutEmail.length).toBeGreaterThan(1)
  })

  describe.each(references)('%s.%s', (table, field, target, then) => {
    const key = target === 'storedImages' ? 'key' : 'id'

    test(`cannot reference a missing row of ${target}`, async () => {
      const row = exampleRow(table, { [field]: key === 'key' ? 'e'.repeat(32) : newId() })
      await expect(insertRow(given.db(), table, row)).rejects.toThrow(/foreign key/i)
    })

    test(`when the row of ${target} is deleted, it ${then}`, async () => {
      const named = await insertRow(given.db(), target, exampleRow(target))
      const row = await insertRow(given.db(), table, exampleRow(table, { [field]: named[key] }))
      const deletion = deleteRows(given.db(), target, key, named[key])
      if (then === 'stays') await expect(deletion).rejects.toThrow(/foreign key/i)
      else await deletion

      const rows = await readRows(given.db(), table)
      if (then === 'goes') expect(rows).not.toContainEqual(row)
      else expect(rows).toContainEqual(then === 'is null' ? { ...row, [field]: null } : row)
    })
  })

  test('the list of references is complete, and each has an index', async () => {
    const { rows } = await (given.engine === 'sqlite' ? sqliteReferences : postgresReferences).execute(
      given.db(),
    )
    const found = rows.map(
      ({ table, field, indexed }) => `${table}.${field} ${indexed ? 'indexed' : 'not indexed'}`,
    )
    const listed = references.map(([table, field]) => `${snakeCase(table)}.${snakeCase(field)} indexed`)
    expect(found.toSorted()).toStrictEqual(listed.toSorted())
  })
})

interface FoundReference {
  table: string
  field: string
  /** True if the field is the first of an index. */
  indexed: boolean | number
}

const sqliteReferences = sql<FoundReference>`
  select t.name as "table", r."from" as field, exists (
    select 1 from pragma_index_list(t.name) i, pragma_index_info(i.name) c where c.seqno = 0 and c.name = r."from"
  ) as indexed
  from sqlite_master t, pragma_foreign_key_list(t.name) r where t.type = 'table'`

const postgresReferences = sql<FoundReference>`
  select t.relname as "table", a.attname as field, exists (
    select 1 from pg_index i where i.indrelid = t.oid and i.indkey[0] = a.attnum
  ) as indexed
  from pg_constraint r
  join pg_class t on t.oid = r.conrelid
  join pg_attribute a on a.attrelid = t.oid and a.attnum = r.conkey[1]
  where r.contype = 'f'`
