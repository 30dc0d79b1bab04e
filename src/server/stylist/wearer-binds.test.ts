import { beforeEach, expect, test } from 'vitest'
import { givenCloset, pieceRow } from '../../../tests/support/server/given-closet.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { WouldWear } from '../../contract/marketplace.ts'
import { WeeklyPlan } from '../../contract/planner/planner.ts'
import { OutfitsForDay } from '../../contract/planner/outfits-for-day.ts'
import { CurationReply, StyleAdvice, stylistEndpoints } from '../../contract/stylist/stylist.ts'
import { InfluencerOutfit } from '../../contract/stylist/influencer.ts'
import { insertClosetItems } from '../closet/closet-store.ts'

describeOnEachDatabase('the user’s preferences', (database) => {
  const given = givenApp(database)
  let ids: Map<string, string>
  beforeEach(async () => {
    ids = await givenCloset(database.db())
  })
  const says = (body: object) => given.send('PATCH', '/api/user-profile', { body })
  const post = async (url: string, body: object) => {
    const response = await given.send('POST', url, { body })
    expect(response.statusCode, response.body).toBeLessThan(300)
    return response.json()
  }
  const curate = async (focus: string, input: object = {}) => {
    const body = { focusItemId: ids.get(focus) ?? '', stylePreference: 'classic', ...input }
    return CurationReply.parse(await post('/api/curate-outfit', body))
  }
  const namesIn = ({ result }: CurationReply) => result.suggestions.map(({ item }) => item?.name ?? '')

  test('exclude pieces from outfits, except the chosen focus piece', async () => {
    const before = namesIn(await curate('Wool blazer', { occasion: 'work', season: 'fall' }))
    expect(before.length).toBeGreaterThan(2)
    await says({ about: { neverTypes: ['jeans', 'skirts', 'blazers'], neverColors: ['brown'] } })
    for (const occasion of ['work', 'date', 'casual', 'wedding-guest']) {
      const names = namesIn(await curate('Wool blazer', { occasion }))
      for (const never of [
        'Straight jeans',
        'Pleated midi skirt',
        'Penny loafers',
        'Leather belt',
        'Leather tote',
      ])
        expect([occasion, names]).not.toEqual([occasion, expect.arrayContaining([never])])
    }
  })

  test('leave a slot empty rather than fill it with an excluded piece, and add a shop suggestion', async () => {
    await says({ about: { neverTypes: ['boots', 'loafers', 'sneakers', 'sandals'] } })
    const { result } = await curate('Wool blazer', { occasion: 'work', season: 'fall' })
    const shoes = result.suggestions.filter(({ slot }) => slot === 'shoes')
    expect(shoes.map(({ type }) => type)).toEqual(['shop'])
    expect(shoes[0]?.webSuggestion?.name).not.toMatch(/boots|loafers|sneakers|sandals/i)
  })

  test('apply to swaps', async () => {
    const { curation } = await curate('Wool blazer', { occasion: 'work', season: 'fall' })
    const worn = curation.suggestions.find(({ slot }) => slot === 'bottom')?.item?.id ?? ''
    const swaps = async () =>
      stylistEndpoints.swaps.reply.parse(
        (await given.get(`/api/outfit-curations/${curation.id}/swaps?itemId=${worn}`)).json(),
      )
    const before = await swaps()
    expect(before.some(({ isFit }) => isFit)).toBe(true)
    await says({
      about: {
        neverTypes: ['skirts', 'jeans', 'shorts'],
        neverColors: ['black', 'beige', 'brown', 'gray', 'white'],
      },
    })
    // Every piece of the slot is still offered, each with the user's objection.
    const after = await swaps()
    expect(after).toHaveLength(before.length)
    for (const { isFit, reasoning } of after)
      expect([isFit, reasoning]).toEqual([
        false,
        expect.stringMatching(/^Not for you, since you never wear /),
      ])
  })

  test('apply to the week and to the outfits of a day', async () => {
    await says({ about: { neverTypes: ['jeans', 'dresses', 'skirts', 'blazers', 'turtlenecks'] } })
    const never = /jeans|dress|skirt|blazer|turtleneck/i
    const plan = WeeklyPlan.parse(
      await post('/api/weekly-plans', { styleTheme: 'Classic', season: 'fall', occasion: 'casual' }),
    )
    const days = (await given.get(`/api/weekly-plans/${plan.id}`)).body
    expect(days).toMatch(/trousers/i)
    const named = [...days.matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name)
    expect(named.filter((name) => never.test(name ?? ''))).toEqual([])
    const day = OutfitsForDay.parse((await given.get('/api/outfits-for-day?date=2026-11-24')).json())
    const pieces = day.outfits.flatMap((outfit) => outfit.pieces.map(({ item }) => item.name))
    expect(pieces.length).toBeGreaterThan(3)
    expect(pieces.filter((name) => never.test(name))).toEqual([])
  })

  test('apply to “Would I wear it?”, with the user’s objection', async () => {
    await says({ about: { neverColors: ['red'], neverMaterials: ['linen'], neverTypes: ['ties'] } })
    const ask = async (body: object) => WouldWear.parse(await post('/api/would-i-wear', body))
    const red = await ask({ name: 'Wool sweater', category: 'Tops', color: 'Red' })
    expect(red).toMatchObject({ verdict: 'no', sentence: 'No. You never wear red, as you said in Settings.' })
    const linen = await ask({ name: 'Linen shirt', category: 'Tops', color: 'White' })
    expect(linen.sentence).toBe('No. You never wear linen, as you said in Settings.')
    const knit = await ask({ name: 'Merino sweater', category: 'Tops', color: 'Navy' })
    expect(knit.verdict).not.toBe('no')
    const inOutfits = knit.outfits.flatMap(({ pieces }) => pieces.map(({ item }) => item.name))
    expect(inOutfits.filter((name) => /linen/i.test(name))).toEqual([])
  })

  test('apply to general advice and to influencer outfits', async () => {
    await says({ about: { wears: 'menswear', neverTypes: ['dresses', 'skirts', 'loafers'] } })
    for (const eventDescription of ['Black tie gala', 'A garden wedding', 'Dinner in July', 'Opera night']) {
      const { result } = await post('/api/general-style-advice', {
        eventDescription,
        stylePreference: 'classic',
      })
      const { whatToLookFor } = StyleAdvice.parse(result)
      expect(whatToLookFor.join(' ')).not.toMatch(
        /\b(gown|dress|skirt)\b(?! (shirt|shoes|trousers|boots|watch))/i,
      )
    }
    const profile = {
      influencerName: 'Audrey Hepburn',
      wardrobe_staples: ['Black sheath dress', 'Black loafers', 'White shirt'],
    }
    const outfit = InfluencerOutfit.parse(
      await post('/api/influencer-outfit', { styleProfile: profile, occasion: 'Brunch' }),
    )
    expect(outfit.shopping_list.join(' ')).not.toMatch(/\bdress\b|skirt|loafers/i)
  })

  test('dress users who run cold more warmly on the same day than users who run warm', async () => {
    await insertClosetItems(
      database.db(),
      ['Down parka', 'Thick wool coat', 'Light cotton jacket'].map((name) =>
        pieceRow({ name, category: 'Outerwear', color: 'Navy' }),
      ),
    )
    const scoreOf = async (feels: string) => {
      await says({ about: { feels } })
      const { result } = await curate('Oxford shirt', { occasion: 'a walk at 14 degrees' })
      return result.suggestions.flatMap(({ item }) => item?.name ?? [])
    }
    const [cold, warm] = [await scoreOf('cold'), await scoreOf('warm')]
    expect(cold).not.toEqual(warm)
  })
})
