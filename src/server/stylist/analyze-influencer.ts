import type { Curator } from '../../contract/stylist.ts'
import type { InfluencerProfile } from '../../contract/stylist-influencer.ts'
import { analyzeInfluencer as analyzeByRules } from '../../domain/stylist/influencers/analyze-influencer.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/** Says how a public figure dresses; the rules do, where no model has anything to say. */
export async function analyzeInfluencer(
  { stylistModel }: Pick<StylistNeeds, 'stylistModel'>,
  { influencerName, by }: { influencerName: string; by?: Exclude<Curator, 'model'> | undefined },
): Promise<InfluencerProfile> {
  const notes = analyzeByRules(influencerName)
  const written = by === 'rules' ? null : await stylistModel.describeInfluencer(influencerName, notes)
  if (!written) return { ...notes, curatedBy: 'rules' }
  const basedOn = `What the model that this Armadio asks holds of ${influencerName}. It may be wrong.`
  return { ...written, curatedBy: 'model', basedOn }
}
