import * as z from 'zod'
import type {
  InfluencerOutfit,
  InfluencerOutfitRequest,
  InfluencerProfile,
} from '../../../contract/stylist/influencer.ts'
import type { InfluencerProfileNotes, StylistModel } from '../../ports/stylist-model.ts'
import type { ModelQuestion } from './request-answer.ts'
import { objectOf } from './object-schema.ts'
import { singleLine, singleLines } from './single-line.ts'

const TEXT_MAX = 1200
const LINE_MAX = 300
const LINES_MAX = 8

const PROFILE_INSTRUCTIONS = `Say how the public figure named in "influencerName" dresses. "notes" is what is held about the name so far; where you know better, say so.
Where you know no public figure of that name, leave aesthetic_description empty.
Say nothing about the person but their clothes.
The form of the answer:
{"aesthetic_description": two to four sentences,
"signature_color_palette": four to six color names,
"key_silhouettes", "wardrobe_staples", "styling_tricks", "outfit_formulas", "shopping_recommendations": each three to six short lines,
"brand_preferences": brands that the person is known to wear, or an empty list}`

const OUTFIT_INSTRUCTIONS = `Put together an outfit for "occasion" in the style that "styleProfile" describes.
Name nothing that "wearer" rules out: other clothes than they wear, bare skin that they cover, heels, and what they never wear.
The form of the answer:
{"outfit_description": three to five sentences about one whole outfit,
"color_story": two or three sentences on its colors,
"styling_tips": three to five tips, one sentence each,
"shopping_list": four to eight pieces to look for, one short line each}`

const listsOfProfile = [
  'signature_color_palette',
  'key_silhouettes',
  'wardrobe_staples',
  'brand_preferences',
  'styling_tricks',
  'outfit_formulas',
  'shopping_recommendations',
] as const

const profileSchema = objectOf({
  aesthetic_description: 'text',
  ...Object.fromEntries(listsOfProfile.map((name) => [name, 'list' as const])),
})

const outfitSchema = objectOf({
  outfit_description: 'text',
  color_story: 'text',
  styling_tips: 'list',
  shopping_list: 'list',
})

const Reply = z.record(z.string(), z.unknown())

function fieldsOf(output: unknown) {
  const reply = Reply.safeParse(output).data ?? {}
  return {
    isEmpty: (name: string) => reply[name] === '',
    text: (name: string) => singleLine(reply[name], TEXT_MAX),
    list: (name: string) => singleLines(reply[name], LINES_MAX, LINE_MAX),
  }
}

/** Asks how a public figure dresses. */
export function profileQuestion(
  influencerName: string,
  notes: InfluencerProfileNotes,
): ModelQuestion<Omit<InfluencerProfile, 'curatedBy' | 'basedOn'> | null> {
  return {
    task: 'describe a style',
    instructions: PROFILE_INSTRUCTIONS,
    // The archetypes are for users.
    data: { influencerName, notes: { ...notes, archetypes: undefined } },
    schemaName: 'profile',
    schema: profileSchema,
    read(output) {
      const { text, list, isEmpty } = fieldsOf(output)
      // The model may not know the name.
      if (isEmpty('aesthetic_description')) return { value: null }
      const aesthetic = text('aesthetic_description')
      if (aesthetic === null) return { complaint: 'Its aesthetic_description says nothing.' }
      const value = {
        influencerName,
        aesthetic_description: aesthetic,
        signature_color_palette: list('signature_color_palette'),
        key_silhouettes: list('key_silhouettes'),
        wardrobe_staples: list('wardrobe_staples'),
        brand_preferences: list('brand_preferences'),
        styling_tricks: list('styling_tricks'),
        outfit_formulas: list('outfit_formulas'),
        shopping_recommendations: list('shopping_recommendations'),
      }
      // Many people are known for no brand.
      const empty = listsOfProfile.find((name) => name !== 'brand_preferences' && value[name].length === 0)
      return empty ? { complaint: `Its ${empty} says nothing.` } : { value }
    },
  }
}

/** Asks for an outfit in the style of a profile. */
export function influencerOutfitQuestion({
  styleProfile,
  occasion,
  wearer,
}: Parameters<StylistModel['dressLikeInfluencer']>[0]): ModelQuestion<Omit<InfluencerOutfit, 'curatedBy'>> {
  return {
    task: 'create an outfit in a style',
    instructions: OUTFIT_INSTRUCTIONS,
    data: { occasion, styleProfile: asNotes(styleProfile), wearer },
    schemaName: 'outfit',
    schema: outfitSchema,
    read(output) {
      const { text, list } = fieldsOf(output)
      const description = text('outfit_description')
      const colorStory = text('color_story')
      const tips = list('styling_tips')
      const shopping = list('shopping_list')
      if (description === null || colorStory === null || tips.length === 0 || shopping.length === 0)
        return { complaint: 'One of its four fields says nothing.' }
      return {
        value: {
          outfit_description: description,
          color_story: colorStory,
          styling_tips: tips,
          shopping_list: shopping,
        },
      }
    },
  }
}

// A profile comes back from the client and may be much longer than the original.
function asNotes(profile: InfluencerOutfitRequest['styleProfile']) {
  return {
    influencerName: profile.influencerName,
    aesthetic_description: singleLine(profile.aesthetic_description, TEXT_MAX),
    ...Object.fromEntries(
      listsOfProfile.map((name) => [name, singleLines(profile[name], LINES_MAX, LINE_MAX)]),
    ),
  }
}
