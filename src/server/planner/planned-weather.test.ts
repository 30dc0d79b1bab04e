import { beforeEach, expect, test } from 'vitest'
import { pieceRow } from '../../../tests/support/server/given-closet.ts'
import { givenLiveWeather } from '../../../tests/support/server/given-live-weather.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { type DailyOutfit, PlanReply } from '../../contract/planner/planner.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { insertClosetItems } from '../closet/closet-store.ts'

const closet = [
  ['Suede ankle boots', 'Shoes', 'Tan'],
  ['Suede sneakers', 'Shoes', 'Gray'],
  ['Leather Chelsea boots', 'Shoes', 'Black'],
  ['Rubber boots', 'Shoes', 'Green'],
  ['Wool trousers', 'Bottoms', 'Gray'],
  ['Straight jeans', 'Bottoms', 'Blue'],
  ['Black jeans', 'Bottoms', 'Black'],
  ['Wool sweater', 'Tops', 'Navy'],
  ['Lambswool turtleneck', 'Tops', 'Cream'],
  ['Flannel shirt', 'Tops', 'Red'],
  ['Cotton shirt', 'Tops', 'White'],
  ['Cotton T-shirt', 'Tops', 'Gray'],
  ['Down parka', 'Outerwear', 'Black'],
  ['Raincoat', 'Outerwear', 'Yellow'],
  ['Suede jacket', 'Outerwear', 'Brown'],
] as const

describeOnEachDatabase('the weather of a weekly plan', (database) => {
  const live = givenLiveWeather()
  const given = givenApp(database, live.parts)
  beforeEach(() =>
    insertClosetItems(
      database.db(),
      closet.map(([name, category, color]) => pieceRow({ name, category, color })),
    ),
  )

  const week = async (weekStartDate: CalendarDate): Promise<DailyOutfit[]> => {
    const body = { styleTheme: 'Casual', occasion: 'casual', season: 'all', weekStartDate }
    const { id } = (await given.send('POST', '/api/weekly-plans', { body })).json()
    return PlanReply.parse((await given.get(`/api/weekly-plans/${id}`)).json()).dailyOutfits
  }
  const wearsSuede = ({ pieces }: DailyOutfit) => pieces.some(({ item }) => /suede/i.test(item.name))

  test('is the live forecast: no suede in rain or snow, and the notes mention them', async () => {
    const days = await week('2026-11-23')
    expect(days.map(({ weather }) => [weather?.condition, weather?.source])).toEqual([
      ['Rain', 'live'],
      ['Cloudy', 'live'],
      ['Snow', 'live'],
      ['Clear', 'live'],
      ['Partly cloudy', 'live'],
      ['Clear', 'live'],
      ['Thunderstorm', 'live'],
    ])
    const [monday, , wednesday, , , , sunday] = days
    expect([monday, wednesday, sunday].map((day) => day && wearsSuede(day))).toEqual([false, false, false])
    expect(days.filter(wearsSuede).length).toBeGreaterThan(1)
    expect(monday?.weatherConsiderations).toMatch(/^Rain, 6 to 9 °C.*\brain\b/)
    expect(wednesday?.weatherConsiderations).toMatch(/snow/i)
    expect(sunday?.weatherConsiderations).toMatch(/^Thunderstorm/)
    for (const { weatherConsiderations } of days) expect(weatherConsiderations).not.toMatch(/estimate/i)
  })

  test('is logged with a day that was worn, as the mean of its low and high', async () => {
    const [monday] = await week('2026-11-23')
    const address = `/api/weekly-plans/${monday?.planId}/days/monday`
    await given.send('PATCH', address, { body: { isWorn: true } })
    expect((await given.get('/api/outfit-history')).json()).toMatchObject([
      { wornDate: '2026-11-23', weather: { temperature: 8, condition: 'Rain' } },
    ])
  })

  test('is an estimate on days beyond the forecast, and says so', async () => {
    live.clock().passes({ days: 2 })
    const days = await week('2026-12-07')
    expect(days.map(({ weather }) => weather?.source)).toEqual([
      'live',
      'live',
      ...Array.from({ length: 5 }, () => 'estimate'),
    ])
    for (const { weather, weatherConsiderations } of days) {
      const says = expect(weatherConsiderations)
      if (weather?.source === 'estimate') says.toMatch(/estimate|usual for/i)
      else says.not.toMatch(/estimate|usual for/i)
    }
  })

  test('is the last forecast, marked as an earlier one, while the service is unreachable', async () => {
    await week('2026-11-23')
    live.server().respondWith('overloaded')
    live.clock().passes({ hours: 2 })
    for (const { weather, weatherConsiderations } of await week('2026-11-23')) {
      expect(weather?.source).toBe('cached')
      expect(weatherConsiderations).toContain('from an earlier forecast')
    }
  })

  test('is requested again when a day is re-solved', async () => {
    live.server().respondWith('overloaded')
    const [monday] = await week('2026-11-23')
    expect(monday?.weather?.source).toBe('estimate')
    live.server().respondWith('ok')
    live.clock().passes({ minutes: 31 })
    const response = await given.send('POST', `/api/weekly-plans/${monday?.planId}/days/monday/solve`)
    const { dailyOutfits } = PlanReply.parse(response.json())
    expect(dailyOutfits.map(({ weather }) => weather?.source)).toEqual([
      'live',
      ...Array.from({ length: 6 }, () => 'estimate'),
    ])
    expect(dailyOutfits[0]?.weatherConsiderations).toMatch(/^Rain, 6 to 9 °C/)
  })
})
