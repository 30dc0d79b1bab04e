import { expect, test } from 'vitest'
import { forbiddenIn, tooLongIn } from '../../../../tests/support/voice/forbidden-constructions.ts'
import { archetypeIds, type InfluencerProfile } from '../../../contract/stylist/influencer.ts'
import { wearChoices } from '../../../contract/user/profile.ts'
import { analyzeInfluencer } from './influencer-analysis.ts'
import { figures } from '../../stylist/influencers/influencer-notes.ts'
import { influencerOutfit } from './influencer-suggestion.ts'

type Profile = Omit<InfluencerProfile, 'curatedBy'>

const ITEM_WORDS = 10
const DESCRIPTION_WORDS = 35
const SENTENCE_WORDS = 18
const occasions = ['work', 'charity-gala', 'lunch in the rain, 5 degrees', 'dancing on a beach in August']

const ofFigures = figures().map(({ names }) => analyzeInfluencer({ influencerName: names[0] ?? '' }))
const ofArchetypes = archetypeIds.flatMap((archetype) =>
  wearChoices.map((wears) => analyzeInfluencer({ influencerName: 'Clara Voss', archetype, wears })),
)
const profiles: readonly Profile[] = [...ofFigures, ...ofArchetypes]

// Brands are names and not checked.
const itemsOf = (profile: Profile) =>
  [
    profile.signature_color_palette,
    profile.key_silhouettes,
    profile.wardrobe_staples,
    profile.styling_tricks,
    profile.outfit_formulas.map((formula) => formula.replaceAll(' + ', ' ')),
    profile.shopping_recommendations,
  ].flat()

const wordsOf = (text: string) => text.split(/\s+/).length

test('no text of a profile breaks the voice guide', () => {
  const texts = new Set(
    profiles.flatMap((profile) => [profile.aesthetic_description, ...itemsOf(profile), profile.basedOn]),
  )
  expect([...texts].flatMap(forbiddenIn)).toEqual([])
})

test('profiles keep their word limits', () => {
  const items = new Set(profiles.flatMap(itemsOf))
  expect([...items].filter((item) => wordsOf(item) > ITEM_WORDS)).toEqual([])
  const descriptions = profiles.map((profile) => profile.aesthetic_description)
  expect(descriptions.filter((text) => wordsOf(text) > DESCRIPTION_WORDS)).toEqual([])
  expect(profiles.flatMap(({ basedOn }) => tooLongIn(basedOn, SENTENCE_WORDS + 2))).toEqual([])
})

test('no text of an outfit in a style breaks the voice guide, and tips stay short', () => {
  const outfits = profiles.flatMap((styleProfile) =>
    occasions.map((occasion) => influencerOutfit({ styleProfile, occasion })),
  )
  const tips = new Set(outfits.flatMap(({ styling_tips }) => styling_tips))
  const stories = new Set(outfits.flatMap((one) => [one.outfit_description, one.color_story]))
  expect([...tips, ...stories].flatMap(forbiddenIn)).toEqual([])
  expect([...tips].flatMap((tip) => tooLongIn(tip, SENTENCE_WORDS))).toEqual([])
  expect([...stories].filter((text) => /\{|undefined|\s\s|\.\./.test(text))).toEqual([])
})
