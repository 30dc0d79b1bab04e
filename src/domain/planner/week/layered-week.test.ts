import { describe, expect, test } from 'vitest'
import { asMid } from '../../stylist/layers/as-mid.ts'
import { makePiece } from '../../words/make-outfit.test-support.ts'
import { dayInWords } from '../../words/planner/day-in-words.ts'
import { daysToRest, wearsBeforeWash } from '../rotation/rest-and-laundry-rules.ts'
import { givenWeek } from '../generate-week.test-support.ts'
import { plannedSwaps } from '../planned-swaps.ts'
import { solveWeek } from './solve-week.ts'

const cardigan = makePiece('Cotton cardigan, Tops, Gray')
const closet = [
  ...['White', 'Navy', 'Black', 'Olive', 'Beige', 'Light blue', 'Burgundy'].map((color) =>
    makePiece(`${color} T-shirt, Tops, ${color}`),
  ),
  cardigan,
  makePiece('Knit vest, Tops, Navy'),
  makePiece('Straight jeans, Bottoms, Blue'),
  makePiece('Black jeans, Bottoms, Black'),
  makePiece('Beige chinos, Bottoms, Beige'),
  makePiece('Leather sneakers, Shoes, White'),
  makePiece('Suede boots, Shoes, Brown'),
  makePiece('Denim jacket, Outerwear, Black'),
]
const plan = { styleTheme: 'Casual', occasion: 'casual', season: 'all' } as const
const weekAt = (lowCelsius: number, highCelsius: number) =>
  givenWeek({ ...plan, closet, weather: [{ lowCelsius, highCelsius }] })

describe('a week in layers', () => {
  const week = weekAt(7, 13)
  const solved = solveWeek(week)
  const layers = solved.map(
    ({ outfit }) => outfit?.pieces.find(({ garment }) => garment.slot === 'mid') ?? null,
  )

  test('has a layer over the T-shirt on cool days, and none repeats within three days', () => {
    expect(layers.filter((mid) => mid !== null).length).toBeGreaterThanOrEqual(3)
    for (const [at, mid] of layers.entries())
      for (const other of layers.slice(at + 1, at + 3)) expect(mid && other?.id).not.toBe(mid?.id ?? '')
    expect(solved.flatMap(({ repeatedIds }) => repeatedIds)).toEqual([])
  })

  test('the outfit text names the layer and the top', () => {
    const at = layers.indexOf(layers.find((mid) => mid?.id === cardigan.id) ?? null)
    const [day, ofDay] = [week.days[at], solved[at]]
    if (!day || !ofDay) throw new Error('the cardigan is not worn')
    const { outfitDescription, reasons } = dayInWords({
      day,
      solved: ofDay,
      occasion: plan.occasion,
      place: '',
      usedTexts: new Set(),
    })
    expect(outfitDescription).toMatch(/^.*jacket, .*cardigan, .*T-shirt, .*(jeans|chinos)$/i)
    expect(reasons.get(cardigan.id)).toMatch(/^\p{Lu}[^.]+\.$/u)
  })

  test('swaps offer another layer', () => {
    const at = layers.findIndex((mid) => mid !== null)
    const fixed = {
      ...week,
      days: week.days.map((day, place) => ({ ...day, fixed: solved[place]?.outfit?.pieces ?? [] })),
    }
    const day = week.days[at]?.day ?? 'Monday'
    const swaps = plannedSwaps({ week: fixed, day, pieceId: layers[at]?.id ?? '', count: 3 })
    expect(swaps.length).toBeGreaterThan(0)
    for (const { piece } of swaps) expect(piece.garment.slot).toBe('mid')
  })

  test('has no layer on warm days', () => {
    const worn = solveWeek(weekAt(20, 28)).flatMap(({ outfit }) => outfit?.pieces ?? [])
    expect(worn.length).toBeGreaterThan(0)
    expect(worn.map(({ garment }) => garment.slot)).not.toContain('mid')
  })
})

test('a layer rests like a top but has no wash limit', () => {
  const { garment } = asMid(makePiece('Overshirt, Tops, Olive'))
  expect([daysToRest(garment), wearsBeforeWash(garment)]).toEqual([3, null])
})
