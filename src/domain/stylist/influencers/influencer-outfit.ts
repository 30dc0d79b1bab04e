import type { InfluencerOutfit, InfluencerOutfitRequest } from '../../../contract/stylist-influencer.ts'
import { readGarmentKind } from '../../closet/read-garment-kind.ts'
import type { WearChoice } from '../../../contract/user-profile.ts'
import type { Wearer } from '../../closet/wearer.ts'
import { readOccasion } from '../occasions/read-occasion.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import { archetypeGarments, archetypeOutfit } from './archetype-outfits.ts'
import { chooseLines, levelOf } from './choose-lines.ts'
import { garmentLine } from './garment-in-words.ts'
import { habitAsTip } from './habit-in-words.ts'
import { type Archetype, archetypeOf, type Habit } from './influencer-notes.ts'
import { colorStory, outfitDescription } from './outfit-in-words.ts'
import { lineOfNote, linesOfText, type OutfitLine } from './outfit-line.ts'
import { startingPoint } from './starting-point.ts'

const TIPS_OF_PROFILE = 2
const TIPS_MIN = 2
const tipsForAnyOutfit = [
  'Try everything on the day before, shoes included, and sit down in it.',
  'Check the back in a second mirror.',
]

interface InfluencerOutfitInput {
  /** Text of a client, which can have changed what Armadio wrote. */
  readonly styleProfile: InfluencerOutfitRequest['styleProfile']
  readonly occasion: string
  /** What the wearer said of themselves, which binds the outfit. */
  readonly wearer?: Wearer | undefined
}

/** An outfit for an occasion in the style of a profile. */
export function influencerOutfit({
  styleProfile,
  occasion,
  wearer,
}: InfluencerOutfitInput): Omit<InfluencerOutfit, 'curatedBy'> {
  const needs = readOccasion(occasion)
  const start = startingPoint(styleProfile.influencerName)
  const archetype = styleProfile.archetype ? archetypeOf(styleProfile.archetype) : start.archetype
  const figure = start.by === 'notes' ? start.figure : null
  const second = figure?.second ? archetypeOf(figure.second) : null
  const wears = wearer?.wears ?? figure?.wears ?? 'both'
  const notes = [...(figure?.garments ?? []), ...archetypeGarments(archetype, 'both')]
  const noteOfText = new Map(notes.map((note) => [garmentLine(note), note]))
  const lines = chooseLines(
    {
      staples: styleProfile.wardrobe_staples.flatMap((text) => linesOfText(text, noteOfText)),
      given: linesOf([archetype, ...(second ? [second] : [])], wears, needs),
      plain: linesOf(plainArchetypes(wearer), wears, needs),
    },
    needs,
    wearer,
  )
  const habits = [...(figure?.habits ?? []), ...archetype.habits]
  const tips = [
    ...tipsFor(needs),
    ...tricksFor(styleProfile.styling_tricks, habits, lines, needs).slice(0, TIPS_OF_PROFILE),
  ]
  return {
    outfit_description: outfitDescription(lines, needs),
    color_story: colorStory(lines),
    styling_tips: [...tips, ...tipsForAnyOutfit].slice(0, Math.max(TIPS_MIN, tips.length)),
    shopping_list: lines.map(({ text }) => text),
  }
}

function linesOf(archetypes: readonly Archetype[], wears: WearChoice, needs: OccasionNeeds): OutfitLine[] {
  const level = levelOf(needs)
  return archetypes.flatMap((archetype) => archetypeOutfit(archetype, wears, level).map(lineOfNote))
}

function plainArchetypes(wearer: Wearer | undefined): Archetype[] {
  const isCovered = wearer !== undefined && wearer.coverage !== 'as I like'
  return [archetypeOf('basics'), ...(isCovered ? [archetypeOf('modest')] : [])]
}

/** The tricks of a profile that can be done with the lines. One of our own habits says itself what it is done with. */
function tricksFor(
  tricks: readonly string[],
  habits: readonly Habit[],
  lines: readonly OutfitLine[],
  { asksCover }: OccasionNeeds,
): string[] {
  const habitOfText = new Map(habits.map((habit) => [habitAsTip(habit), habit]))
  const offered = tricks.length > 0 ? tricks : [...habitOfText.keys()]
  return offered.filter((trick) => {
    const habit = habitOfText.get(trick)
    if (habit)
      return (
        !(asksCover && habit.reveals) &&
        (habit.with === undefined
          ? isOfLines(trick, lines)
          : lines.some(({ note }) => note?.name === habit.with))
      )
    return !asksCover && isOfLines(trick, lines)
  })
}

// By the garment that a trick names, if it names any.
function isOfLines(trick: string, lines: readonly OutfitLine[]): boolean {
  const kind = readGarmentKind(trick)
  return kind === null || lines.some(({ garment }) => garment.kind === kind)
}

function tipsFor({ isWet, temperatureCelsius, activities, asksCover, dayTime }: OccasionNeeds): string[] {
  const tips: (string | false)[] = [
    isWet && 'Spray the shoes the evening before, and leave suede and silk at home.',
    temperatureCelsius !== null && temperatureCelsius >= 26 && 'Wear one loose, unlined layer.',
    temperatureCelsius !== null && temperatureCelsius < 6 && 'Add a fine wool layer under the top.',
    activities.includes('walking') && 'Walk a few minutes in the shoes before you decide on them.',
    activities.includes('on grass') && 'On grass, choose a flat sole.',
    activities.includes('dancing') && 'Lift both arms in front of the mirror to check what rides up.',
    asksCover && 'Keep shoulders and knees covered, also when you sit down.',
    (dayTime === 'evening' || dayTime === 'night') && 'Carry only keys, card and phone, in a small bag.',
  ]
  return tips.filter((tip) => tip !== false).slice(0, 2)
}
