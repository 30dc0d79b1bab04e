import { describe, expect, test } from 'vitest'
import type { CalendarMonth } from '../../contract/values/calendar-date.ts'
import { daysFrom } from '../calendar-days.ts'
import { closestPieces } from '../recreate/closest-pieces.ts'
import { markedGarment } from '../recreate/marked-garment.ts'
import { outfitNeeds } from '../stylist/occasions/needs-of-request.ts'
import { outfitOf } from '../stylist/search/outfit-of.ts'
import { estimatedDay } from '../weather/climate/estimated-day.ts'
import type { Place } from '../weather/places/place.ts'
import { closePieceInWords } from './suggestions/close-piece.ts'
import { makePiece } from './make-outfit.test-support.ts'
import { newUsedReasons, pieceReason } from './suggestions/piece-reason.ts'
import { scoreInWords } from './score/score-line.ts'
import { tripWeather } from './trips/trip-weather.ts'

const needsFor = (occasion: string | null) =>
  outfitNeeds({ stylePreference: 'classic', occasion, season: null })

function linesOf(words: readonly string[], occasion: string | null = null): string {
  const pieces = words.map((one) => makePiece(one))
  const [focus = null] = pieces
  const made = outfitOf({ focus, pieces, needs: needsFor(occasion), today: '2026-11-23' })
  return scoreInWords(made.score, made.pieces)
    .terms.map(({ reason }) => reason)
    .join(' ')
}

describe('unknown facts are not claimed', () => {
  test('such as an unstated color', () => {
    const lines = linesOf([
      'iridescent raincoat; Outerwear; iridescent',
      'Aran sweater; Tops; oatmeal',
      'Jeans; Bottoms; black',
    ])
    expect(lines).not.toMatch(/\bone,/i)
  })

  test('such as a fit that is only typical', () => {
    expect(linesOf(['Kurta; Tops; mustard', 'Trousers; Bottoms; navy', 'Pumps; Shoes; black'])).not.toMatch(
      /regular/i,
    )
  })

  test('such as the type of an unrecognized piece, whose name is quoted', () => {
    const lines = linesOf(['the red one; Dresses; red', 'Pumps; Shoes; black'], 'opera')
    expect(lines).not.toMatch(/your red one/i)
  })

  test('such as how often two pieces were worn together', () => {
    const pieces = ['Blouse; Tops; white', 'Trousers; Bottoms; black'].map((one) => makePiece(one))
    const line = scoreInWords(
      {
        total: 1,
        of: 1,
        terms: [{ name: 'Together', points: 1, of: 1, fact: { is: 'often together', pieces } }],
      },
      pieces,
    )
    expect(line.terms[0]?.reason).toBe('The blouse and the trousers go well together.')
  })
})

describe('typical weather of a trip', () => {
  const days = (place: Place, month: CalendarMonth) =>
    daysFrom(`${month}-15`, 6).map((day) => estimatedDay(place, day))

  test('counts snow as snow', () => {
    const minneapolis = { name: 'Minneapolis', latitude: 44.98, longitude: -93.27 }
    expect(tripWeather(days(minneapolis, '2027-01'), minneapolis.name)).not.toMatch(/rainy/)
  })

  test('counts rain as rain', () => {
    const mumbai = { name: 'Mumbai', latitude: 19.08, longitude: 72.88 }
    expect(tripWeather(days(mumbai, '2027-07'), mumbai.name)).not.toMatch(/snow/)
  })
})

test.each([
  ['Silk shirt; Tops; ecru', 'Ecru, close to white.'],
  ['Poplin shirt; Tops; white', 'Same color.'],
  ['Norwegian sweater; Tops; navy/white', 'Navy and white.'],
])('a piece is said to match a color only if it does: %s', (words, expected) => {
  const mark = markedGarment({ category: 'Tops', typeId: null, color: 'white' })
  const [found] = closestPieces([mark], [makePiece(words)])
  const closeness = found?.match ?? found?.others[0]
  expect(closeness && closePieceInWords(closeness, mark)).toBe(expected)
})

test('a second reason about warmth is left out', () => {
  const pieces = ['Wool coat; Outerwear; navy', 'Sweater; Tops; cream', 'Jeans; Bottoms; blue'].map((one) =>
    makePiece(one),
  )
  const [coat] = pieces
  if (!coat) throw new RangeError('no coat')
  const reason = pieceReason(
    { piece: coat, pieces, needs: needsFor('a walk at -5 °C'), today: null },
    newUsedReasons(),
  )
  expect(reason.match(/warm/gi)?.length ?? 0).toBeLessThan(2)
})
