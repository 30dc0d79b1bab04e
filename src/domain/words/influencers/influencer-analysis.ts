import type { ArchetypeId, InfluencerProfile } from '../../../contract/stylist/influencer.ts'
import type { WearChoice } from '../../../contract/user/profile.ts'
import { capital } from '../english.ts'
import { archetypeNote, profileText } from './influencer-profile.ts'
import { archetypeGarments } from '../../stylist/influencers/outfit-line.ts'
import { archetypeOf, archetypes } from '../../stylist/influencers/influencer-notes.ts'
import { startingPoint } from '../../stylist/influencers/starting-point.ts'

interface InfluencerInput {
  readonly influencerName: string
  /** The archetype chosen by the user; null derives it from the name. */
  readonly archetype?: ArchetypeId | null | undefined
  readonly wears?: WearChoice | null | undefined
}

const CHOICES_MAX = 16

/** Returns a style profile from the bundled notes; for an unknown name it includes archetypes to choose from. */
export function analyzeInfluencer(input: InfluencerInput): Omit<InfluencerProfile, 'curatedBy'> {
  const { influencerName, archetype: chosen, wears } = input
  const start = startingPoint(influencerName)
  const figure = start.by === 'notes' && !chosen ? start.figure : null
  const archetype = chosen ? archetypeOf(chosen) : start.archetype
  const garments = archetypeGarments(archetype, figure?.wears ?? wears ?? 'both')
  const isKnown = start.by !== 'nothing'
  return {
    influencerName,
    ...profileText({ name: influencerName, figure, archetype, garments, isKnown, isChosen: Boolean(chosen) }),
    archetype: archetype.id,
    ...(isKnown ? {} : { archetypes: archetypeChoices() }),
  }
}

function archetypeChoices() {
  return archetypes()
    .slice(0, CHOICES_MAX)
    .map((archetype) => {
      const { id, name, shown, outfits } = archetype
      const outfit = outfits[shown.wears][shown.level].map(capital)
      return { id, name, note: archetypeNote(archetype), outfit }
    })
}
