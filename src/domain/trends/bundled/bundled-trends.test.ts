import { expect, test } from 'vitest'
import { trendCategories, trendPlatforms, trendSeasons } from '../../../contract/trends.ts'
import { forbiddenIn, tooLongIn } from '../../../../tests/support/voice/forbidden-constructions.ts'
import { stylistPiece } from '../../../../tests/support/factories/stylist-piece.ts'
import { garmentKinds } from '../../closet/garment-kinds.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { swatchColor } from '../../closet/colors/swatch-color.ts'
import { runToEnd } from '../../run-to-end.ts'
import { partMatcherInSteps } from '../part-matcher.ts'
import { trendId } from '../trend.ts'
import { bundledTrends } from './bundled-trends.ts'

test('the set has at least forty unique trends, of every category, season and platform', () => {
  expect(bundledTrends().length).toBeGreaterThanOrEqual(40)
  expect(new Set(bundledTrends().map(trendId)).size).toBe(bundledTrends().length)
  expect(new Set(bundledTrends().map(({ title }) => title)).size).toBe(bundledTrends().length)
  for (const season of trendSeasons) {
    const ofSeason = bundledTrends().filter((trend) => trend.season === season)
    expect(new Set(ofSeason.map(({ category }) => category))).toEqual(new Set(trendCategories))
    expect(new Set(ofSeason.map(({ platform }) => platform))).toEqual(new Set(trendPlatforms))
    expect(new Set(ofSeason.map(({ popularity }) => popularity)).size).toBe(ofSeason.length)
  }
})

test.each(bundledTrends())('$title has complete parts, colors, tags and a page', (trend) => {
  const { parts, tags, sourceUrl, popularity } = trend
  expect(parts.length).toBeGreaterThanOrEqual(3)
  expect(parts.length).toBeLessThanOrEqual(6)
  expect(tags.length).toBeGreaterThanOrEqual(3)
  expect(popularity).toBeLessThanOrEqual(100)
  expect(sourceUrl).toMatch(
    /^https:\/\/(www\.tiktok\.com\/tag\/[a-z]+|www\.pinterest\.com\/search\/pins\/\?q=[a-z%0-9]+)$/,
  )
  for (const { color, name } of parts) expect([name, swatchColor(color)]).not.toContain(null)
  const slots = parts.map(({ slot }) => slot).filter((slot) => slot !== 'extra')
  expect(new Set(slots).size).toBe(slots.length)
  expect(slots.includes('dress') || (slots.includes('top') && slots.includes('bottom'))).toBe(true)
})

test.each(bundledTrends())('$title breaks no rule of the voice guide', ({ title, description }) => {
  expect([...forbiddenIn(title), ...tooLongIn(title, 6)]).toEqual([])
  expect([...forbiddenIn(description ?? ''), ...tooLongIn(description ?? '', 16)]).toEqual([])
})

test.each(bundledTrends())('$title is matched by a closet of exactly its parts', ({ parts }) => {
  const closet = parts.map(({ name, kind, color, pattern }, at) => {
    const category = garmentKinds.find(({ id }) => id === kind)?.category ?? 'Accessories'
    const words = { name, category, color, brand: null, style: null, season: null, description: null }
    const garment = { ...readGarment(words), pattern }
    return stylistPiece(`${at}`, garment.slot, { name, category, color, garment })
  })
  expect(runToEnd(partMatcherInSteps(closet))(parts).map((piece) => piece?.id)).toEqual(
    closet.map(({ id }) => id),
  )
})
