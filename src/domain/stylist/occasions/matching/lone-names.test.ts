import { describe, expect, test } from 'vitest'
import { readEvent } from '../read-event.ts'

const rowOf = (text: string) => readEvent(text).event?.id

describe('a trade', () => {
  test.each([
    ['bin man in winter', 'road crew'],
    ['first day as a plumber', 'house calls'],
    ['a bellhop job', 'hotel door'],
    ['first day as a dog groomer', 'animal care'],
    ['a dentist job', 'dental shift'],
    ['first day as an accountant', 'first day'],
  ])('%s is a day of its work', (text, row) => expect(rowOf(text)).toBe(row))

  test('says who asks, or belongs to someone else', () => {
    expect(rowOf('I’m a surgeon')).toBeUndefined()
    expect(rowOf('my wife is a plumber')).toBeUndefined()
    expect(rowOf('my wife is a plumber, her first day')).toBe('first day')
  })

  test('is a guest where an event is named', () => expect(rowOf('tour guide at a wedding')).toBe('wedding'))
})

test('a store is an employer only next to a word for work', () => {
  expect(rowOf('first day at Zara')).toBe('retail shift')
  expect(rowOf('interview at Zara')).toBe('trade interview')
  expect(rowOf('Zara')).toBeUndefined()
})

test('a famous place is a visit only if no event is named', () => {
  expect(rowOf('Machu Picchu')).toBe('hike')
  expect(rowOf('a wedding in Santorini')).toBe('wedding')
  expect(rowOf('a night at Wembley')).toBe('match')
  expect(rowOf('Taylor Swift concert at Wembley')).toBe('concert')
  expect(rowOf('work conference at Allianz Arena')).toBe('conference')
})

test('the last noun of a short request names the event', () => {
  expect(rowOf('qalandar screening')).toBe('cinema')
  expect(rowOf('an appointment with my lender')).toBe('office appointment')
  expect(rowOf('the tour bus')).toBeUndefined()
})

test('a trade alone in one part of a request names no event of its own', () => {
  expect(readEvent('a surgeon in a rush', { isPart: true }).event).toBeNull()
})

test('a place before a shift only says where it is', () => {
  expect(rowOf('a theme park summer job')).toBe('shift')
  expect(rowOf('security guard at a warehouse')).toBe('guard')
})

test.each([
  ['interview tomorrow, taking the subway', 'interview'],
  ['job interview in a uniqlo suit', 'interview'],
  ['work, server outage', 'work'],
  ['first day of work, pilot program', 'first day'],
  ['first day, dentist appointment', 'dental appointment'],
  ['work in cowboy boots', 'work'],
  ['plumber outfit for work', 'house calls'],
  ['first day as a server at Olive Garden', 'waiting tables'],
  ['first day, barista at starbucks', 'cafe shift'],
])('a trade or store next to other words is not the job: %s', (text, row) => expect(rowOf(text)).toBe(row))

test.each([
  ['look like Paris Hilton', undefined],
  ['in a Hawaii shirt', undefined],
  ['running a bath', undefined],
  ['an outfit that is universal for everything I do', undefined],
  ['two weeks in Bali', 'beach'],
  ['Tokyo January', 'city trip'],
  ['clothes for Bali', 'beach'],
])('a place counts where someone goes there: %s', (text, row) => expect(rowOf(text)).toBe(row))

test.each([
  ['a nurse costume', undefined],
  ['cowboy costume', undefined],
  ['sherpa jacket', undefined],
  ['harry potter', undefined],
  ['disc jockey', 'event crew'],
])('a costume or a garment names no trade: %s', (text, row) => expect(rowOf(text)).toBe(row))

test.each([
  ['phone call', undefined],
  ['quick shower', undefined],
  ['a house blessing', undefined],
  ['pregnancy test', undefined],
  ['what to do', undefined],
  ['main course', undefined],
  ['duck shoot', undefined],
])('nouns with many meanings name no event: %s', (text, row) => expect(rowOf(text)).toBe(row))
