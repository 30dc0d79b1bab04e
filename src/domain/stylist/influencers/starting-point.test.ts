import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startingPoint } from './starting-point.ts'

function notesOn(name: string): string | null {
  const start = startingPoint(name)
  return start.by === 'notes' ? start.figure.name : null
}

describe('finding the notes that a name means', () => {
  test.each([
    ['Audrey Hepburn', 'Audrey Hepburn'],
    ['  audrey   hepburn ', 'Audrey Hepburn'],
    ['Audrey Hepburn’s style', 'Audrey Hepburn'],
    ['the style of Jane Birkin', 'Jane Birkin'],
    ['@katemoss', 'Kate Moss'],
    ['Beyonce', 'Beyoncé'],
    ['Jackie O', 'Jacqueline Kennedy'],
    ['A$AP Rocky', 'A$AP Rocky'],
  ])('%j means %s', (typed, name) => {
    expect(notesOn(typed)).toBe(name)
  })

  test.each([
    ['Audry Hepburn', 'Audrey Hepburn'],
    ['Hailey Beiber', 'Hailey Bieber'],
    ['Alexa Chungg', 'Alexa Chung'],
  ])('one slip of the pen in %j still means %s', (typed, name) => {
    expect(notesOn(typed)).toBe(name)
  })

  test('a short name is taken at its word', () => {
    expect(notesOn('Chez')).toBeNull()
    expect(notesOn('Cher')).toBe('Cher')
  })

  test('the name of an archetype, or a word that names one, starts from it', () => {
    expect(startingPoint('Old money')).toMatchObject({ by: 'archetype', archetype: { id: 'old-money' } })
    expect(startingPoint('my boho aunt')).toMatchObject({ by: 'archetype', archetype: { id: 'bohemian' } })
  })

  test('of a name that is not known it claims nothing', () => {
    expect(startingPoint('Clara Voss')).toMatchObject({ by: 'nothing', archetype: { id: 'french' } })
  })

  test('any text has a starting point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        expect(startingPoint(typed).archetype.name).not.toBe('')
      }),
    )
  })
})
