import { type ComponentType, useId, useState } from 'react'
import type { InfluencerProfile } from '../../../contract/stylist/influencer.ts'
import { viewPanelProps, ViewTabs } from '../../ui/view-tabs.tsx'
import { MadeBy } from '../parts/made-by.tsx'
import { ModelLine } from '../parts/model-line.tsx'
import type { Opinion } from '../use-second-opinion.ts'
import type { ProfileQuestion } from './influencer-queries.ts'
import { ProfileOverview } from './profile-overview.tsx'
import { ProfileStyling } from './profile-styling.tsx'
import { ProfileWardrobe } from './profile-wardrobe.tsx'
import { RingList } from '../parts/ring-list.tsx'

const views = ['Overview', 'Wardrobe', 'Styling', 'Shopping'] as const

const panels: Record<(typeof views)[number], ComponentType<{ readonly profile: InfluencerProfile }>> = {
  Overview: ProfileOverview,
  Wardrobe: ProfileWardrobe,
  Styling: ProfileStyling,
  Shopping: ProfileShopping,
}

interface ProfileViewsProps {
  readonly opinion: Opinion<ProfileQuestion, InfluencerProfile>
  readonly profile: InfluencerProfile
}

/** A profile in four tabs. */
export function ProfileViews({ opinion, profile }: ProfileViewsProps) {
  const id = useId()
  const [shown, setShown] = useState<(typeof views)[number]>('Overview')
  const Panel = panels[shown]
  return (
    <section aria-labelledby={`${id}-name`}>
      <div className="tablet:flex tablet:min-h-14 -mt-0.5 flex-wrap items-center justify-between gap-x-4 pb-5">
        <h2 id={`${id}-name`} className="type-title max-tablet:sr-only min-w-0 break-words">
          {profile.influencerName}
        </h2>
        <ViewTabs label="Profile" id={id} views={views} value={shown} onChange={setShown} />
      </div>
      <ModelLine isAsking={opinion.state === 'reconsidering'} what="profile" />
      <div {...viewPanelProps(id, shown)}>
        <Panel profile={profile} />
      </div>
      <MadeBy opinion={opinion} from="its notes">
        Illustrations only, not pieces you own.
      </MadeBy>
    </section>
  )
}

/** Shopping recommendations, and what to check when buying. */
function ProfileShopping({ profile }: { readonly profile: InfluencerProfile }) {
  return (
    <>
      <h3 className="type-note text-quiet mb-2">Shopping recommendations</h3>
      <RingList isLarge texts={profile.shopping_recommendations} />
    </>
  )
}
