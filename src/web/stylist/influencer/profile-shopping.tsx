import type { InfluencerProfile } from '../../../contract/stylist-influencer.ts'
import { RingList } from '../parts/ring-list.tsx'

/** What to buy, and what to look at when buying. */
export function ProfileShopping({ profile }: { readonly profile: InfluencerProfile }) {
  return (
    <>
      <h3 className="type-note text-quiet mb-2">Shopping recommendations</h3>
      <RingList isLarge texts={profile.shopping_recommendations} />
    </>
  )
}
