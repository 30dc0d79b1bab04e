import type { InfluencerOutfit, InfluencerOutfitRequest } from '../../../contract/stylist/influencer.ts'
import { readGarmentKind } from '../../closet/read-garment-kind.ts'
import type { Wearer } from '../../closet/wearer/wearer.ts'
import { eventTips } from '../advice/event-tips.ts'
import { colorStory, influencerOutfitDescription } from './outfit-line-texts.ts'
import { habitTip } from './influencer-profile.ts'
import { readPresetOrWords } from '../../stylist/occasions/read-occasion.ts'
import type { OccasionNeeds } from '../../stylist/outfit-needs.ts'
import { chooseLines, levelOf } from '../../stylist/influencers/choose-lines.ts'
import { archetypeOf, type Habit } from '../../stylist/influencers/influencer-notes.ts'
import { archetypeGarments, type OutfitLine } from '../../stylist/influencers/outfit-line.ts'
import { garmentLine, lineOfNote, linesOfText } from './profile-lines.ts'
import { startingPoint } from '../../stylist/influencers/starting-point.ts'

interface InfluencerOutfitInput {
  /** Untrusted: sent back by the client, which may have changed it. */
  readonly styleProfile: InfluencerOutfitRequest['styleProfile']
  readonly occasion: string
  /** The user's profile, which constrains the outfit. */
  readonly wearer?: Wearer | undefined
}

const TIPS_MIN = 2
const TIPS_MAX = 4
const TRICKS_MAX = 2
const noAsker = { rows: [], neverWords: new Set<string>() }

/** Returns an outfit for an occasion in the style of a profile. */
export function influencerOutfit(input: InfluencerOutfitInput): Omit<InfluencerOutfit, 'curatedBy'> {
  const { styleProfile, occasion, wearer } = input
  const reading = readPresetOrWords(occasion)
  const { needs } = reading
  const start = startingPoint(styleProfile.influencerName)
  const archetype = styleProfile.archetype ? archetypeOf(styleProfile.archetype) : start.archetype
  const figure = start.by === 'notes' ? start.figure : null
  const wears = wearer?.wears ?? figure?.wears ?? 'both'
  const ofArchetypes = (ids: readonly (typeof archetype.id)[]) =>
    ids.flatMap((id) => archetypeGarments(archetypeOf(id), wears, [levelOf(needs)]).map(lineOfNote))
  const notes = [...(figure?.garments ?? []), ...archetypeGarments(archetype, 'both')]
  const noteOfText = new Map(notes.map((note) => [garmentLine(note), note]))
  const isCovered = wearer !== undefined && wearer.coverage !== 'as I like'
  const lines = chooseLines(
    {
      staples: styleProfile.wardrobe_staples.flatMap((text) => linesOfText(text, noteOfText)),
      archetype: ofArchetypes([archetype.id, ...(figure?.second ? [figure.second] : [])]),
      plain: ofArchetypes(['basics', ...(isCovered ? (['modest'] as const) : [])]),
    },
    needs,
    wearer,
  )
  const habits = [...(figure?.habits ?? []), ...archetype.habits]
  const tricks = tricksFor(styleProfile.styling_tricks, habits, lines, needs).slice(0, TRICKS_MAX)
  const tips = eventTips({
    words: [],
    reading,
    celsius: needs.temperatureCelsius,
    season: needs.season,
    department: wears === 'womenswear' ? 'women' : 'men',
    asker: noAsker,
    wears,
    garments: lines.map(({ piece }) => piece.garment),
    least: Math.max(0, TIPS_MIN - tricks.length),
    pick: (_, options) => options[0] ?? null,
  })
  return {
    outfit_description: influencerOutfitDescription(lines, needs),
    color_story: colorStory(lines),
    styling_tips: [...tricks, ...tips].slice(0, TIPS_MAX),
    shopping_list: lines.map(({ text }) => text),
  }
}

const isPatterned = ({ piece }: OutfitLine) => piece.garment.pattern !== null

// The profile's tricks that are possible with the outfit's garments. Habits from the notes name their garment.
function tricksFor(
  tricks: readonly string[],
  habits: readonly Habit[],
  lines: readonly OutfitLine[],
  { asksCover }: OccasionNeeds,
): string[] {
  const habitOfText = new Map(habits.map((habit) => [habitTip(habit), habit]))
  return (tricks.length > 0 ? tricks : [...habitOfText.keys()]).filter((trick) => {
    const habit = habitOfText.get(trick)
    if (asksCover && (!habit || habit.reveals)) return false
    if (/\bthe (?:print|pattern)\b/.test(trick) && !lines.some(isPatterned)) return false
    if (habit?.with !== undefined && !lines.some(({ note }) => note?.name === habit.with)) return false
    // 'white socks with loafers' needs the loafers too.
    const kind = readGarmentKind(habit?.with === undefined ? trick : (habit.rest.split(' with ')[1] ?? ''))
    return kind === null || lines.some(({ piece }) => piece.garment.kind === kind)
  })
}
