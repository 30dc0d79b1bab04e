import type { ArchetypeId, InfluencerProfile } from '../../contract/stylist-influencer.ts'
import type { WearChoice } from '../../contract/user-profile.ts'
import { capital } from './english.ts'
import { archetypeNote, profileText } from './influencer-profile.ts'
import { archetypeGarments } from '../stylist/influencers/outfit-line.ts'
import { archetypeOf, archetypes } from '../stylist/influencers/influencer-notes.ts'
import { startingPoint } from '../stylist/influencers/starting-point.ts'

interface InfluencerQuestion {
  readonly influencerName: string
  /** The archetype that the wearer chose; null leaves it to the name. */
  readonly archetype?: ArchetypeId | null | undefined
  readonly wears?: WearChoice | null | undefined
}

const CHOICES_MAX = 16

/** How a person dresses, from Armadio's notes; a name without notes gets archetypes to choose from. */
export function analyzeInfluencer(question: InfluencerQuestion): Omit<InfluencerProfile, 'curatedBy'> {
  const { influencerName, archetype: chosen, wears } = question
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
  return archetypes.slice(0, CHOICES_MAX).map((archetype) => {
    const { id, name, shown, outfits } = archetype
    const outfit = outfits[shown.wears][shown.level].map(capital)
    return { id, name, note: archetypeNote(archetype), outfit }
  })
}
