import type { ArchetypeId, InfluencerProfile } from '../../../contract/stylist-influencer.ts'
import type { WearChoice } from '../../../contract/user-profile.ts'
import { archetypeChoices, archetypeGarments } from './archetype-outfits.ts'
import { habitAsFact, habitAsTip } from './habit-in-words.ts'
import { type Archetype, archetypeOf, type Figure } from './influencer-notes.ts'
import { profileText } from './profile-text.ts'
import { startingPoint } from './starting-point.ts'

interface InfluencerQuestion {
  readonly influencerName: string
  /** The archetype that the wearer chose; null leaves it to the name. */
  readonly archetype?: ArchetypeId | null | undefined
  readonly wears?: WearChoice | null | undefined
}

type Profile = Omit<InfluencerProfile, 'curatedBy'>

/** How a person dresses, from Armadio's notes; for a name without notes it says so and offers archetypes. */
export function analyzeInfluencer({ influencerName, archetype, wears }: InfluencerQuestion): Profile {
  const start = startingPoint(influencerName)
  const worn = wears ?? 'both'
  if (archetype) {
    const chosen = archetypeOf(archetype)
    const why =
      start.by === 'nothing'
        ? `Armadio has no notes on ${influencerName}, so this profile uses the ${chosen.name} archetype, as you chose.`
        : `Uses the ${chosen.name} archetype, as you chose.`
    const profile = profileOfArchetype(influencerName, chosen, worn, why)
    return start.by === 'nothing' ? { ...profile, archetypes: archetypeChoices() } : profile
  }
  if (start.by === 'notes') return profileOfFigure(influencerName, start.figure, start.archetype)
  if (start.by === 'archetype')
    return profileOfArchetype(
      influencerName,
      start.archetype,
      worn,
      `Based on the ${start.archetype.name} archetype, not on a person.`,
    )
  const neutral = `Armadio has no notes on ${influencerName}, so this profile shows everyday basics. Choose a style to start from.`
  return {
    ...profileOfArchetype(influencerName, start.archetype, worn, neutral),
    archetypes: archetypeChoices(),
  }
}

function profileOfFigure(influencerName: string, figure: Figure, archetype: Archetype): Profile {
  const name = figure.names[0] ?? influencerName
  const [habit] = figure.habits
  const text = profileText(
    figure,
    habit ? habitAsFact(habit) : '',
    archetype,
    archetypeGarments(archetype, figure.wears),
  )
  return {
    influencerName,
    ...text,
    basedOn: `Based on Armadio's notes on ${name}'s public style. Gaps are filled from the ${archetype.name} archetype.`,
    archetype: archetype.id,
  }
}

function profileOfArchetype(
  influencerName: string,
  archetype: Archetype,
  wears: WearChoice,
  basedOn: string,
): Profile {
  const garments = archetypeGarments(archetype, wears)
  const [habit] = archetype.habits
  return {
    influencerName,
    ...profileText({ ...archetype, garments }, habit ? habitAsTip(habit) : '', archetype, garments),
    basedOn,
    archetype: archetype.id,
  }
}
