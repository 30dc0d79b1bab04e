import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { givenCloset } from '../../../tests/support/server/given-closet.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import {
  TrendInCloset,
  TrendingStyle,
  TrendSync,
  trendCategories,
  trendSeasons,
} from '../../contract/trends.ts'
import { drawingAddress } from '../../domain/closet/drawings/drawing-address.ts'
import { bundledTrends } from '../../domain/trends/bundled/bundled-trends.ts'
import type { Trend } from '../../domain/trends/trend.ts'
import { bundledTrendSource } from '../adapters/trend-source/bundled-trend-source.ts'
import { newId } from '../db/new-id.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'

const LIST = '/api/trending-styles'
const FEED = 'https://example.org/trends.json'
const NIVES = '01900000-0000-7000-8000-00000000000a'
const stripes: Trend = {
  platform: 'tiktok',
  key: 'feed-stripes',
  title: 'Stripes',
  description: null,
  tags: [],
  popularity: 100,
  category: 'casual',
  season: null,
  sourceUrl: null,
  parts: [],
  source: FEED,
}

describeOnEachDatabase('trends', (database) => {
  let feedReply: readonly Trend[] | 'unreachable' = []
  const own = givenApp(database)
  const withFeed = givenApp(database, () => ({
    trendSources: [bundledTrendSource, { name: FEED, read: async () => feedReply }],
  }))
  const disk = { isFull: false }
  const full: KyselyPlugin = {
    transformQuery({ node }) {
      if (disk.isFull && node.kind === 'InsertQueryNode')
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const onFullDisk = givenApp(database, ({ db }) => ({ db: db.withPlugin(full) }))
  const list = async (query = '', given = own) => {
    const response = await given.get(`${LIST}${query}`)
    expect(response.statusCode, response.body).toBe(200)
    return z.array(TrendingStyle).parse(response.json())
  }
  const sync = async (given = own) => {
    const response = await given.send('POST', '/api/sync-trending-styles')
    expect(response.statusCode, response.body).toBe(200)
    return TrendSync.parse(response.json())
  }
  const titled = async (title: string) => {
    const trend = (await list()).find((each) => each.title === title)
    if (!trend) throw new Error(`There is no ${title}.`)
    return trend
  }
  const inCloset = async (title: string) => {
    const response = await own.get(`${LIST}/${(await titled(title)).id}/closet`)
    expect(response.statusCode, response.body).toBe(200)
    return TrendInCloset.parse(response.json())
  }

  describe('the list', () => {
    test('with a full disk has the stored trends, and all of them once there is space again', async () => {
      disk.isFull = true
      expect(await list('', onFullDisk)).toEqual([])
      disk.isFull = false
      expect(await list('', onFullDisk)).toHaveLength(bundledTrends().length)
    })

    test('has the whole set at the first start, most popular first, and is stable', async () => {
      const trends = await list()
      expect(trends).toHaveLength(bundledTrends().length)
      const ranks = trends.map(({ popularity }) => popularity)
      expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))
      // In late November, trends of fall and winter precede those of summer.
      expect(new Set(trends.slice(0, 12).map(({ season }) => season))).toEqual(new Set(['fall', 'winter']))
      expect(
        trends.every(({ source, imageUrl }) => source === 'bundled' && imageUrl?.startsWith('/drawings/')),
      ).toBe(true)
      expect(await list()).toEqual(trends)
      expect(await list('', withFeed)).toEqual(trends)
    })

    test('begins with summer in the southern hemisphere', async () => {
      await database
        .db()
        .insertInto('weatherPreferences')
        .values({ id: newId(), userId: PERSONAL_USER_ID, location: 'Auckland, New Zealand', place: null })
        .execute()
      const [first] = await list()
      expect(['spring', 'summer']).toContain(first?.season)
    })

    test('is filtered by category and season, where `all` means no filter', async () => {
      for (const category of trendCategories)
        expect(new Set((await list(`?category=${category}`)).map((trend) => trend.category))).toEqual(
          new Set([category]),
        )
      for (const season of trendSeasons)
        expect((await list(`?season=${season}&category=all`)).map((trend) => trend.season)).toEqual(
          Array.from({ length: 11 }, () => season),
        )
      expect(await list('?season=all&category=ALL')).toHaveLength(bundledTrends().length)
    })

    test('rejects an unknown category or season with an error message', async () => {
      const response = await own.get(`${LIST}?category=goth&season=monsoon`)
      expect(response.statusCode).toBe(400)
      expect(response.json().fields).toEqual({
        category: `Category must be one of: all, ${trendCategories.join(', ')}.`,
        season: `Season must be one of: all, ${trendSeasons.join(', ')}.`,
      })
    })

    test('lists the pieces of the closet that match the parts, without those in the wash', async () => {
      const ids = await givenCloset(database.db())
      const items = async () =>
        (await titled('The belted trench')).parts.map(({ name, item }) => [name, item?.name ?? null])
      expect(await items()).toEqual([
        ['beige trench coat', 'Cotton trench coat'],
        ['white striped T-shirt', 'Striped T-shirt'],
        ['blue straight jeans', 'Straight jeans'],
        ['burgundy loafers', null],
        ['black tote', null],
      ])
      const jeans = ids.get('Straight jeans') ?? ''
      await own.send('PATCH', `/api/closet-items/${jeans}`, { body: { isClean: false } })
      expect((await items())[2]).toEqual(['blue straight jeans', null])
    })
  })

  describe('a sync', () => {
    test('adds new trends, and changes nothing when repeated', async () => {
      const count = bundledTrends().length
      expect(await sync()).toEqual({
        added: count,
        updated: 0,
        unchanged: 0,
        source: 'bundled',
        fetchedAt: '2026-11-23T12:00:00.000Z',
      })
      const before = await list()
      own.clock().passes({ days: 1 })
      expect(await sync()).toMatchObject({ added: 0, updated: 0, unchanged: count })
      const kept = ({ id, createdAt, updatedAt }: TrendingStyle) => [id, [createdAt, updatedAt]]
      expect(Object.fromEntries((await list()).map(kept))).toEqual(Object.fromEntries(before.map(kept)))
    })

    test('with a feed keeps the bundled set, updates the feed’s changes, and keeps trends that the feed dropped', async () => {
      feedReply = [stripes, { ...stripes, key: 'feed-dots', title: 'Dots' }]
      expect(await sync(withFeed)).toMatchObject({ added: bundledTrends().length + 2, source: FEED })
      const [before] = await list('', withFeed)
      feedReply = [{ ...stripes, title: 'Wider stripes' }]
      withFeed.clock().passes({ hours: 1 })
      expect(await sync(withFeed)).toMatchObject({ added: 0, updated: 1, unchanged: bundledTrends().length })
      const trends = await list('', withFeed)
      expect(trends).toHaveLength(bundledTrends().length + 2)
      expect(trends.map(({ title }) => title).slice(0, 2)).toEqual(['Dots', 'Wider stripes'])
      expect(trends[1]).toMatchObject({ createdAt: before?.createdAt, updatedAt: '2026-11-23T13:00:00.000Z' })
    })

    test('lets the feed override a bundled trend, which a restart does not revert', async () => {
      const [ours] = bundledTrends()
      if (!ours) throw new Error('The set is empty.')
      await list()
      feedReply = [{ ...ours, title: 'Told by the feed', popularity: 7, source: FEED }]
      expect(await sync(withFeed)).toMatchObject({ added: 0, updated: 1 })
      // The app with the feed has not listed trends yet, so this is its first read.
      const trends = await list('', withFeed)
      expect(trends.at(-1)).toMatchObject({ title: 'Told by the feed', popularity: 7, source: FEED })
    })

    test('reports an unreachable feed and changes nothing', async () => {
      const before = await list('', withFeed)
      feedReply = 'unreachable'
      const response = await withFeed.send('POST', '/api/sync-trending-styles')
      expect([response.statusCode, response.json().code]).toEqual([503, 'trends_unreachable'])
      expect(await list('', withFeed)).toEqual(before)
    })

    test('concurrent with others counts and stores each trend once', async () => {
      feedReply = [stripes]
      const counts = await Promise.all([sync(), sync(withFeed), sync(), list()])
      const added = counts.reduce((sum, count) => sum + ('added' in count ? count.added : 0), 0)
      const trends = await list()
      expect(trends).toHaveLength(bundledTrends().length + 1)
      // The list itself may have inserted the bundled set.
      expect([1, bundledTrends().length + 1]).toContain(added)
    })
  })

  describe('a trend in the closet', () => {
    test('has a complete outfit with the matching pieces', async () => {
      await givenCloset(database.db())
      const { trend, outfit, missing } = await inCloset('The belted trench')
      const owned = trend.parts.flatMap(({ item }) => (item ? [item.name] : []))
      const worn = outfit?.pieces.map(({ item }) => item.name) ?? []
      expect(worn).toEqual(expect.arrayContaining(owned))
      expect(outfit?.pieces.map(({ slot }) => slot)).toEqual(
        expect.arrayContaining(['top', 'bottom', 'shoes']),
      )
      const jeans = outfit?.pieces.find(({ item }) => item.name === 'Straight jeans')
      // Straight jeans stand in for nothing in 'blue straight jeans': they are what the trend shows.
      expect(jeans?.reasoning).not.toMatch(/Instead of/)
      expect(missing.map(({ name }) => name)).toEqual(['burgundy loafers', 'black tote'])
    })

    test('with too few matching pieces has no outfit, and outfits state no unrequested occasion', async () => {
      await givenCloset(database.db())
      expect(await inCloset('Layers for a cold run')).toMatchObject({ outfit: null })
      expect(await inCloset('Puffer over hoodie')).toMatchObject({ outfit: null })
      const { outfit } = await inCloset('The soft suit')
      expect(JSON.stringify(outfit)).not.toContain('asked')
    })

    test('has a wishlist entry and a shop search for each missing part', async () => {
      const { missing, outfit } = await inCloset('The camel coat')
      expect(outfit).toBeNull()
      expect(missing).toHaveLength(5)
      expect(missing[0]).toEqual({
        name: 'camel wool coat',
        wish: { name: 'Camel wool coat', category: 'jacket', color: 'Camel' },
        listing: null,
        shop: {
          name: 'Camel wool coat',
          category: 'Outerwear',
          priceRange: '$130-250',
          description: 'A suggestion, not a listing. Price estimated for mid-range brands.',
          brands: expect.arrayContaining([expect.any(String)]),
          searchTerms: ['camel wool coat', 'second-hand camel wool coat'],
        },
      })
    })

    test('has the cheapest matching listing of another user', async () => {
      await database.db().insertInto('users').values({ id: NIVES, username: 'Nives' }).execute()
      const offer = (facts: object) => ({
        id: newId(),
        sellerId: NIVES,
        title: 'Long wool coat',
        description: 'Worn twice.',
        price: '80.00',
        condition: 'Good',
        category: 'Outerwear' as const,
        imageUrl: drawingAddress('coat', 'Camel'),
        status: 'available' as const,
        ...facts,
      })
      const offers = [
        offer({ title: 'Dearer coat', price: '120.00' }),
        offer({ title: 'Wool coat', price: '90.00', imageUrl: '/images/a.webp', color: 'Camel' }),
        offer({ title: 'Red coat', price: '10.00', imageUrl: drawingAddress('coat', 'Red') }),
        offer({ title: 'My own coat', price: '20.00', sellerId: PERSONAL_USER_ID }),
        offer({ title: 'Sold coat', price: '30.00', status: 'sold' }),
        offer({ title: 'Rain jacket', price: '9.00', imageUrl: drawingAddress('raincoat', 'Camel') }),
      ]
      for (const each of offers) await database.db().insertInto('marketplaceItems').values(each).execute()
      const { missing } = await inCloset('The camel coat')
      expect(missing[0]?.listing).toMatchObject({ title: 'Wool coat', price: '90.00', isMine: false })
      expect(missing.slice(1).map(({ listing }) => listing)).toEqual([null, null, null, null])
    })

    test('that does not exist is a 404', async () => {
      const response = await own.get(`${LIST}/${newId()}/closet`)
      expect([response.statusCode, response.json().code]).toEqual([404, 'trend_not_found'])
    })
  })
})
