import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figures } from './influencer-notes.ts'
import otherNames from './other-peoples-names.json' with { type: 'json' }
import { startingPoint } from './starting-point.ts'

function notesOn(name: string): string | null {
  const start = startingPoint(name)
  return start.by === 'notes' ? (start.figure.names[0] ?? null) : null
}

describe('finding the notes for a name', () => {
  test.each([
    ['Audrey Hepburn', 'Audrey Hepburn'],
    ['  audrey   hepburn ', 'Audrey Hepburn'],
    ['Audrey Hepburn’s style', 'Audrey Hepburn'],
    ['the style of Jane Birkin', 'Jane Birkin'],
    ['@katemoss', 'Kate Moss'],
    ['Beyonce', 'Beyoncé'],
    ['Jackie O', 'Jacqueline Kennedy'],
    ['A$AP Rocky', 'A$AP Rocky'],
    ['Kim Kardashian style', 'Kim Kardashian'],
    ['Kardashian', 'Kim Kardashian'],
    ['Harry styles outfits 2023', 'Harry Styles'],
    ['What would Rihanna wear', 'Rihanna'],
    ['zendaya red carpet looks', 'Zendaya'],
    ['SADE', 'Sade'],
    ['Lupita Nyongo', "Lupita Nyong'o"],
    ['Thom Browne', 'Thom Browne'],
    ['michael b jordan', 'Michael B. Jordan'],
    ['Michael Jordan', 'Michael Jordan'],
  ])('%j means %s', (typed, name) => {
    expect(notesOn(typed)).toBe(name)
  })

  test('each name of a figure finds the figure', () => {
    for (const { names } of figures())
      for (const name of names) expect([name, notesOn(name)]).toEqual([name, names[0]])
  })

  test.each([
    ['Audry Hepburn', 'Audrey Hepburn'],
    ['Audrey Hepbrun', 'Audrey Hepburn'],
    ['Hailey Beiber', 'Hailey Bieber'],
    ['Alexa Chungg', 'Alexa Chung'],
    ['Timothee Chalomet', 'Timothée Chalamet'],
    ['Zendeya', 'Zendaya'],
    ['Barak Obamma', 'Barack Obama'],
    ['katemos', 'Kate Moss'],
    ['Rosalai', 'Rosalía'],
  ])('the typing error in %j still means %s', (typed, name) => {
    expect(notesOn(typed)).toBe(name)
  })

  test.each(otherNames)('%s has no notes', (name) => {
    expect(notesOn(name)).toBeNull()
  })

  test.each([
    'Chez',
    'Kate Ross',
    'Tim Ford',
    'Blunt',
    'asdf qwer',
    'Clara Voss',
    'Chris Rock',
    'My boho aunt Mia',
  ])('%s has no notes and gets the neutral archetype', (name) => {
    expect(startingPoint(name)).toMatchObject({ by: 'nothing', archetype: { id: 'basics' } })
  })

  test.each([
    ['Old money', 'quiet-luxury'],
    ['boho style', 'bohemian'],
    ['the French girl look', 'french'],
    ['Hip hop outfits', 'hip-hop'],
  ])('%s is the name of an archetype', (typed, id) => {
    expect(startingPoint(typed)).toMatchObject({ by: 'archetype', archetype: { id } })
  })

  test('any text has a starting point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        expect(startingPoint(typed).archetype.name).not.toBe('')
      }),
    )
  })
})
