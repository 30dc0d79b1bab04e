import { useId, useState, type ComponentType } from 'react'
import type { InfluencerProfile } from '../../../contract/stylist-influencer.ts'
import { goByTabKey } from '../../ui/tab-keys.ts'
import { MadeBy } from '../parts/made-by.tsx'
import { ModelLine } from '../parts/model-line.tsx'
import type { Opinion } from '../use-second-opinion.ts'
import { ProfileOverview } from './profile-overview.tsx'
import { ProfileShopping } from './profile-shopping.tsx'
import { ProfileStyling } from './profile-styling.tsx'
import { ProfileWardrobe } from './profile-wardrobe.tsx'

interface View {
  readonly name: string
  readonly Panel: ComponentType<{ readonly profile: InfluencerProfile }>
}

const views = [
  { name: 'Overview', Panel: ProfileOverview },
  { name: 'Wardrobe', Panel: ProfileWardrobe },
  { name: 'Styling', Panel: ProfileStyling },
  { name: 'Shopping', Panel: ProfileShopping },
] as const satisfies readonly View[]

interface ProfileViewsProps {
  readonly opinion: Opinion<string, InfluencerProfile>
  readonly profile: InfluencerProfile
}

/** A profile in four views, one at a time. */
export function ProfileViews({ opinion, profile }: ProfileViewsProps) {
  const id = useId()
  const [shown, setShown] = useState<View>(views[0])
  return (
    <section aria-labelledby={`${id}-name`}>
      <div className="tablet:flex tablet:min-h-14 -mt-0.5 flex-wrap items-center justify-between gap-x-4 pb-5">
        <h2 id={`${id}-name`} className="type-title max-tablet:sr-only min-w-0 break-words">
          {profile.influencerName}
        </h2>
        <div
          role="tablist"
          aria-label="Profile"
          // As every row of tabs: the focus is on one of them.
          tabIndex={-1}
          onKeyDown={goByTabKey}
          className="scroll-row tablet:mr-0 tablet:gap-0.5 tablet:pr-0 max-tablet:-ml-1 max-tablet:justify-between py-1 pl-px"
        >
          {views.map(({ name, Panel }) => (
            <button
              key={name}
              id={`${id}-${name}`}
              type="button"
              role="tab"
              aria-selected={name === shown.name}
              aria-controls={`${id}-panel`}
              tabIndex={name === shown.name ? 0 : -1}
              onClick={() => setShown({ name, Panel })}
              className="type-ui text-quiet hover:text-ink aria-selected:inset-ring-ink aria-selected:text-ink relative inline-flex h-9 flex-none items-center rounded-full px-3.5 whitespace-nowrap inset-ring inset-ring-transparent after:absolute after:inset-x-0 after:-inset-y-1 max-[360px]:px-2.5"
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <ModelLine isAsking={opinion.state === 'reconsidering'} what="profile" />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown.name}`} tabIndex={-1}>
        <shown.Panel profile={profile} />
      </div>
      <MadeBy opinion={opinion} from="its notes">
        The drawings follow the text; they are not pieces you own.
      </MadeBy>
    </section>
  )
}
