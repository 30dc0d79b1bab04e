import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyzeInfluencer } from './analyze-influencer.ts'
import { figures } from './figures.ts'
import { influencerOutfit } from './influencer-outfit.ts'

function outfitOf(name: string, occasion: string) {
  return influencerOutfit({ styleProfile: analyzeInfluencer(name), occasion })
}

const nothing = {
  aesthetic_description: '',
  signature_color_palette: [],
  key_silhouettes: [],
  wardrobe_staples: [],
  brand_preferences: [],
  styling_tricks: [],
  outfit_formulas: [],
  shopping_recommendations: [],
}

describe('a profile', () => {
  test('carries the name as it was typed, and says what it is based on', () => {
    const profile = analyzeInfluencer('audrey hepburn')
    expect(profile.influencerName).toBe('audrey hepburn')
    expect(profile.basedOn).toContain('how Audrey Hepburn has dressed')
    expect(profile.wardrobe_staples).toContain('Black ballet flats')
  })

  test('of a name without notes says plainly that it starts from a named archetype', () => {
    expect(analyzeInfluencer('Clara Voss').basedOn).toMatch(
      /^We hold no notes on Clara Voss, so this profile starts from an archetype: French classic\./,
    )
  })

  test('says nothing twice', () => {
    for (const { name } of figures) {
      const { basedOn: _, aesthetic_description: __, influencerName: ___, ...lists } = analyzeInfluencer(name)
      for (const list of Object.values(lists)) expect(new Set(list).size, name).toBe(list.length)
    }
  })
})

describe('an outfit in the style of a profile', () => {
  test('takes the pieces that the person is known for where they are fit', () => {
    const { shopping_list } = outfitOf('Audrey Hepburn', 'Saturday lunch in town')
    expect(shopping_list).toContain('Black ballet flats')
  })

  test('is another one for another occasion', () => {
    const gala = outfitOf('Kate Moss', 'black tie gala')
    const walk = outfitOf('Kate Moss', 'a walk in the park on a cold day')
    expect(gala.shopping_list).not.toEqual(walk.shopping_list)
    expect(gala.outfit_description).not.toBe(walk.outfit_description)
  })

  test('wears no jeans to an interview', () => {
    for (const name of ['Clara Voss', 'Jane Birkin', 'Steve McQueen'])
      expect(outfitOf(name, 'job-interview').shopping_list.join()).not.toMatch(/jeans/i)
  })

  test('stays dry in the rain', () => {
    const wet = outfitOf('Sienna Miller', 'lunch in town, it is raining')
    expect(wet.shopping_list.join()).not.toMatch(/suede|silk/i)
  })

  test('has no coat in the heat', () => {
    expect(
      outfitOf('Carolyn Bessette-Kennedy', 'a lunch outdoors at 31 °C').shopping_list.join(),
    ).not.toMatch(/coat/i)
  })

  test('is whole for everybody and everything: something to wear above and below, and shoes', () => {
    const occasions = [
      'casual',
      'work',
      'wedding-guest',
      'charity-gala',
      'hiking in the snow',
      'beach in August',
    ]
    for (const { name } of figures)
      for (const occasion of occasions) {
        const outfit = outfitOf(name, occasion)
        expect(outfit.shopping_list.length, name).toBeGreaterThan(2)
        expect(outfit.styling_tips.length).toBeGreaterThan(1)
        for (const text of [outfit.outfit_description, outfit.color_story]) {
          expect(text).toMatch(/^\p{Lu}.*\.$/u)
          expect(text).not.toMatch(/undefined| {2}|\.\./)
        }
      }
  })

  test('an empty profile is dressed from the archetype', () => {
    const outfit = influencerOutfit({
      styleProfile: { ...nothing, influencerName: 'Nobody' },
      occasion: 'dinner',
    })
    expect(outfit.shopping_list.length).toBeGreaterThan(2)
  })

  test('whatever a profile says, it stays text of the list', () => {
    const words = fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 8 })
    fc.assert(
      fc.property(words, fc.string({ maxLength: 100 }), (staples, occasion) => {
        const styleProfile = { ...nothing, influencerName: 'Nobody', wardrobe_staples: staples }
        const outfit = influencerOutfit({ styleProfile, occasion })
        expect(outfit.shopping_list.length).toBeGreaterThan(2)
      }),
    )
  })
})
