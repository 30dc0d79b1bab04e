import { describe, expect, test } from 'vitest'
import { archetypeIds, type InfluencerProfile } from '../../../contract/stylist/influencer.ts'
import { analyzeInfluencer } from './influencer-analysis.ts'
import { figures } from '../../stylist/influencers/influencer-notes.ts'

type Profile = Omit<InfluencerProfile, 'curatedBy'>

const profiles = figures().map(({ names }) => analyzeInfluencer({ influencerName: names[0] ?? '' }))

const listsOf = (profile: Profile) => [
  profile.signature_color_palette,
  profile.key_silhouettes,
  profile.wardrobe_staples,
  profile.brand_preferences,
  profile.styling_tricks,
  profile.outfit_formulas,
  profile.shopping_recommendations,
]

const sentencesOf = (profile: Profile) =>
  new Set([...profile.aesthetic_description.split(/(?<=\.) /), ...listsOf(profile).flat()])

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '+').length

/** Returns the pairs of profiles that share more than half of the shorter one's sentences. */
function tooSimilar(some: readonly Profile[]): string[] {
  const texts = some.map((profile) => ({ name: profile.influencerName, sentences: sentencesOf(profile) }))
  return texts.flatMap((one, at) =>
    texts.slice(at + 1).flatMap((other) => {
      const shared = [...one.sentences].filter((text) => other.sentences.has(text)).length
      const least = Math.min(one.sentences.size, other.sentences.size)
      return shared > least / 2 ? [`${one.name}, ${other.name}`] : []
    }),
  )
}

describe('a profile', () => {
  test('has the name as typed and states its basis', () => {
    const profile = analyzeInfluencer({ influencerName: 'audrey hepburn' })
    expect(profile.influencerName).toBe('audrey hepburn')
    expect(profile.basedOn).toContain("Armadio's notes on Audrey Hepburn's public style")
    expect(profile.wardrobe_staples).toContain('Black ballet flats')
    expect(profile.archetypes).toBeUndefined()
  })

  test('shares at most half of its sentences with any other person’s', () => {
    expect(tooSimilar(profiles)).toEqual([])
  })

  test('shares at most half of its sentences with any other archetype’s', () => {
    const some = archetypeIds.map((archetype) => ({
      ...analyzeInfluencer({ influencerName: 'Clara Voss', archetype }),
      influencerName: archetype,
    }))
    expect(tooSimilar(some)).toEqual([])
  })

  test('combines garments that go together: the parts of one suit, no tweed blazer over an evening gown', () => {
    const formulasOf = (influencerName: string) => analyzeInfluencer({ influencerName }).outfit_formulas
    expect(formulasOf('George Clooney')).toContain(
      'Black tuxedo jacket + white dress shirt + black tuxedo trousers',
    )
    expect(formulasOf('Lauren Bacall').join()).not.toMatch(/blazer \+ black satin gown/)
    expect(formulasOf('Viola Davis')).toContain(
      'Yellow suit jacket + white wrap blouse + yellow suit trousers',
    )
  })

  test('is short, complete and without repetition', () => {
    for (const profile of profiles) {
      const { influencerName: name, aesthetic_description: description } = profile
      expect([name, words(description) <= 35]).toEqual([name, true])
      expect(description).toMatch(/^\p{Lu}.*\.$/u)
      for (const list of listsOf(profile)) {
        expect(list.length, name).toBeGreaterThan(0)
        expect(new Set(list).size, name).toBe(list.length)
        expect([name, list.filter((item) => words(item) > 10)]).toEqual([name, []])
      }
    }
  })

  test('of an archetype is short too', () => {
    for (const archetype of archetypeIds) {
      const profile = analyzeInfluencer({ influencerName: 'Clara Voss', archetype })
      expect(words(profile.aesthetic_description)).toBeLessThanOrEqual(35)
      expect(
        listsOf(profile)
          .flat()
          .filter((item) => words(item) > 10),
      ).toEqual([])
    }
  })
})

describe('a name without notes', () => {
  test('is reported as unknown and gets archetypes to choose from', () => {
    const profile = analyzeInfluencer({ influencerName: 'Clara Voss' })
    expect(profile.basedOn).toMatch(/^Armadio has no notes on Clara Voss, so .* everyday basics\./)
    expect(profile.archetypes?.length).toBeGreaterThanOrEqual(8)
    for (const { note, outfit } of profile.archetypes ?? []) {
      expect(note).not.toBe('')
      expect(outfit.length).toBeGreaterThan(3)
    }
  })

  test('uses the chosen archetype under the name as typed', () => {
    const profile = analyzeInfluencer({ influencerName: 'Clara Voss', archetype: 'rock' })
    expect(profile).toMatchObject({ influencerName: 'Clara Voss', archetype: 'rock' })
    expect(profile.basedOn).toMatch(
      /^Armadio has no notes on Clara Voss, so .* archetype you chose, Rock and edge\./,
    )
    expect(profile.wardrobe_staples).toContain('Black leather jacket')
    expect(profile.archetypes?.map(({ id }) => id)).toContain('rock')
  })

  test('shows an archetype in menswear or womenswear as the wearer prefers', () => {
    const staplesFor = (wears: 'womenswear' | 'menswear') =>
      analyzeInfluencer({ influencerName: 'Clara Voss', archetype: 'glamour', wears }).wardrobe_staples
    expect(staplesFor('womenswear')).toContain('Black pointed pumps')
    expect(staplesFor('menswear').join()).not.toMatch(/pumps|gown|skirt|blouse/i)
  })
})

test('an archetype typed as the name is not called a person', () => {
  expect(analyzeInfluencer({ influencerName: 'Old money' })).toMatchObject({
    basedOn: 'Based on the Quiet luxury archetype, not on a person.',
    archetype: 'quiet-luxury',
  })
})
