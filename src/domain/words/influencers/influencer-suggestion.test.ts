import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyzeInfluencer } from './influencer-analysis.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import { figures } from '../../stylist/influencers/influencer-notes.ts'
import { influencerOutfit } from './influencer-suggestion.ts'

const everything: Wearer = {
  wears: null,
  coverage: 'as I like',
  heels: 'any',
  feels: 'average',
  favoriteColors: [],
  neverColors: [],
  neverMaterials: [],
  neverTypes: [],
}

function outfitOf(name: string, occasion: string, about?: Partial<Wearer>) {
  const wearer = about && { ...everything, ...about }
  return influencerOutfit({ styleProfile: analyzeInfluencer({ influencerName: name }), occasion, wearer })
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

describe('an outfit in the style of a profile', () => {
  test('uses the person’s typical pieces if suitable', () => {
    const { shopping_list } = outfitOf('Audrey Hepburn', 'Saturday lunch in town')
    expect(shopping_list).toContain('Black ballet flats')
  })

  test('differs by occasion', () => {
    const gala = outfitOf('Kate Moss', 'black tie gala')
    const walk = outfitOf('Kate Moss', 'a walk in the park on a cold day')
    expect(gala.shopping_list).not.toEqual(walk.shopping_list)
    expect(gala.outfit_description).not.toBe(walk.outfit_description)
  })

  test('has no jeans for an interview', () => {
    for (const name of ['Clara Voss', 'Jane Birkin', 'Steve McQueen'])
      expect(outfitOf(name, 'job-interview').shopping_list.join()).not.toMatch(/jeans/i)
  })

  test('is rainproof in the rain', () => {
    const wet = outfitOf('Sienna Miller', 'lunch in town, it is raining')
    expect(wet.shopping_list.join()).not.toMatch(/suede|silk/i)
  })

  test('has no coat in the heat', () => {
    expect(
      outfitOf('Carolyn Bessette-Kennedy', 'a lunch outdoors at 31 °C').shopping_list.join(),
    ).not.toMatch(/coat/i)
  })

  test('is complete for every profile and occasion: top and bottom or dress, and shoes', () => {
    const occasions = [
      'casual',
      'work',
      'wedding-guest',
      'charity-gala',
      'hiking in the snow',
      'beach in August',
    ]
    for (const name of figures().map(({ names }) => names[0] ?? ''))
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

  test('uses the archetype for an empty profile', () => {
    const outfit = influencerOutfit({
      styleProfile: { ...nothing, influencerName: 'Nobody' },
      occasion: 'dinner',
    })
    expect(outfit.shopping_list.length).toBeGreaterThan(2)
  })

  test('copies a profile’s texts only into the list', () => {
    const words = fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 8 })
    fc.assert(
      fc.property(words, fc.string({ maxLength: 100 }), (staples, occasion) => {
        const styleProfile = { ...nothing, influencerName: 'Nobody', wardrobe_staples: staples }
        const outfit = influencerOutfit({ styleProfile, occasion })
        expect(outfit.shopping_list.length).toBeGreaterThan(2)
      }),
    )
  })

  test('has no dress, skirt or heels for a wearer of menswear, with any figure', () => {
    for (const name of ['Marilyn Monroe', 'Kim Kardashian', 'Taylor Swift', 'Queen Máxima', 'Clara Voss'])
      for (const occasion of ['gala', 'work', 'brunch', 'wedding-guest']) {
        const { shopping_list } = outfitOf(name, occasion, { wears: 'menswear' })
        expect([
          name,
          shopping_list.join().match(/dress\b(?! shirt)|gown|skirt|heel|pumps|blouse|clutch/i),
        ]).toEqual([name, null])
        expect(shopping_list.length).toBeGreaterThan(2)
      }
  })

  test('avoids the colors that a wearer never wears', () => {
    const { shopping_list } = outfitOf('Johnny Cash', 'dinner', { neverColors: ['black'] })
    expect(shopping_list.join()).not.toMatch(/black/i)
  })

  test('uses a chosen archetype', () => {
    const styleProfile = { ...nothing, influencerName: 'Nobody', archetype: 'western' as const }
    const { shopping_list } = influencerOutfit({ styleProfile, occasion: 'casual' })
    expect(shopping_list.join()).toMatch(/suede jacket|western/i)
  })

  test('accepts lines from a client', () => {
    const wardrobe_staples = ['Silver raincoat', 'Green wool trousers', 'Red suede boots', 'Zebra zorble']
    const styleProfile = { ...nothing, influencerName: 'Nobody', wardrobe_staples }
    const { shopping_list } = influencerOutfit({ styleProfile, occasion: 'work' })
    expect(shopping_list).toContain('Green wool trousers')
    expect(shopping_list).not.toContain('Zebra zorble')
  })

  test('has tips for its garments', () => {
    const { styling_tips } = outfitOf('Steve McQueen', 'Saturday lunch in town, 15 degrees')
    expect(styling_tips.length).toBeGreaterThan(1)
    const covered = outfitOf('Kylie Minogue', 'visiting a mosque').styling_tips
    expect(covered.join()).not.toMatch(/\b(bare|undo)\b/i)
  })
})
