import type { Curator } from '../../../contract/stylist/stylist.ts'
import type { ArchetypeId, InfluencerProfile } from '../../../contract/stylist/influencer.ts'
import { analyzeInfluencer as analyzeByRules } from '../../../domain/words/influencers/influencer-analysis.ts'
import type { StylistDeps } from '../stylist-deps.ts'

interface InfluencerQuestion {
  readonly influencerName: string
  readonly archetype?: ArchetypeId | null | undefined
  readonly by?: Exclude<Curator, 'model'> | undefined
}

/** Describes the style of a public figure with a model, or with rules if the model has no result. */
export async function analyzeInfluencer(
  { stylistModel }: Pick<StylistDeps, 'stylistModel'>,
  { influencerName, archetype, by }: InfluencerQuestion,
): Promise<InfluencerProfile> {
  const notes = analyzeByRules({ influencerName, archetype })
  // An archetype that the user chose takes precedence over a model's knowledge of the name.
  const written =
    by === 'rules' || archetype ? null : await stylistModel.describeInfluencer(influencerName, notes)
  if (!written) return { ...notes, curatedBy: 'rules' }
  const basedOn = `Based on what your AI model knows of ${influencerName}. It can be wrong.`
  return { ...written, curatedBy: 'model', basedOn }
}
