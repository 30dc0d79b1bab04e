import { useState } from 'react'
import type { UserProfile, UserProfileChanges } from '../../../../contract/user/profile.ts'
import { ChipChecks } from '../../../ui/inputs/chip-checks.tsx'
import { ShortFailure } from '../../../ui/short-failure.tsx'
import { useTransientFlag } from '../../../ui/hooks/use-transient-flag.ts'
import { useSettingError } from '../use-setting-error.ts'
import { AboutChoice } from './about-choice.tsx'
import {
  colorOptions,
  coverageOptions,
  feltOptions,
  heelOptions,
  materialOptions,
  sizeOptions,
  typeOptions,
  wearOptions,
} from './about-options.ts'
import { FoldedPart } from './folded-part.tsx'
import { useChangeProfile, useProfile, withChanges } from './profile-queries.ts'
import { SizeField } from './size-field.tsx'

/** 'About me'. Each choice is saved immediately. */
export function AboutSection() {
  const { data: stored, isError, refetch } = useProfile()
  // Set with the press: otherwise the choice would jump back until the query updates.
  const [chosen, setChosen] = useState<UserProfile | null>(null)
  const profile = chosen ?? stored
  const { errorMessage, setErrorMessage, fail } = useSettingError("Couldn't save About me")
  const [isSaved, markSaved] = useTransientFlag()
  const { mutate } = useChangeProfile(fail)
  const change = (changes: UserProfileChanges) => {
    setErrorMessage(undefined)
    if (profile) setChosen(withChanges(profile, changes))
    // Called for the last change only.
    mutate(changes, { onSuccess: markSaved, onSettled: () => setChosen(null) })
  }
  return (
    <section aria-labelledby="about-me" className="border-ink border-t pt-5">
      <div className="flex items-baseline gap-3">
        <h2 id="about-me" className="type-heading">
          About me
        </h2>
        <span role="status" className="type-note text-quiet">
          {isSaved && 'Saved'}
        </span>
      </div>
      <p className="type-note text-quiet mt-1">Used by the stylist, the planner and shop suggestions.</p>
      {errorMessage && (
        <p role="alert" className="type-note text-thread mt-2">
          {errorMessage}
        </p>
      )}
      {profile ? (
        <Choices profile={profile} onChange={change} />
      ) : isError ? (
        <ShortFailure className="mt-4" onRetry={() => void refetch()}>
          Couldn't load About me.
        </ShortFailure>
      ) : (
        <Loading />
      )}
    </section>
  )
}

interface ChoicesProps {
  readonly profile: UserProfile
  readonly onChange: (changes: UserProfileChanges) => void
}

function Choices({ profile, onChange }: ChoicesProps) {
  const { about } = profile
  const save = (changes: UserProfileChanges['about']) => onChange({ about: changes })
  return (
    <>
      <div className="mt-4 grid gap-3">
        <AboutChoice
          label="What you wear"
          options={wearOptions}
          value={about.wears}
          onChange={(wears) => save({ wears })}
        />
        <AboutChoice
          label="What you cover"
          options={coverageOptions}
          value={about.coverage}
          onChange={(coverage) => save({ coverage })}
        />
        <AboutChoice
          label="Heels"
          options={heelOptions}
          value={about.heels}
          onChange={(heels) => save({ heels })}
        />
        <AboutChoice
          label="You run"
          options={feltOptions}
          value={about.feels}
          onChange={(feels) => save({ feels })}
        />
      </div>
      <div className="border-line mt-4 border-t">
        <Sizes profile={profile} onChange={onChange} />
        <FoldedPart title="Favorite colors" summary={listed(profile.favoriteColors ?? [], 'None')}>
          <ChipChecks
            label="Preferred in shop suggestions"
            options={colorOptions}
            chosen={profile.favoriteColors ?? []}
            onChange={(favoriteColors) => onChange({ favoriteColors })}
          />
        </FoldedPart>
        <FoldedPart
          title="Never"
          summary={listed([...about.neverTypes, ...about.neverColors, ...about.neverMaterials], 'Nothing')}
        >
          <div className="grid gap-5">
            <ChipChecks
              label="Types you never wear"
              options={typeOptions}
              chosen={about.neverTypes}
              onChange={(neverTypes) => save({ neverTypes })}
            />
            <ChipChecks
              label="Colors you never wear"
              options={colorOptions}
              chosen={about.neverColors}
              onChange={(neverColors) => save({ neverColors })}
            />
            <ChipChecks
              label="Fabrics you never wear"
              options={materialOptions}
              chosen={about.neverMaterials}
              onChange={(neverMaterials) => save({ neverMaterials })}
            />
          </div>
        </FoldedPart>
      </div>
    </>
  )
}

function Sizes({ profile, onChange }: ChoicesProps) {
  const sizes = profile.sizeMeasurements ?? {}
  const known = sizeOptions.flatMap(({ value, text }) => (sizes[value] ? [`${text} ${sizes[value]}`] : []))
  return (
    <FoldedPart title="Sizes" summary={listed(known, 'Not set')}>
      <div className="grid grid-cols-2 gap-x-6 gap-y-4">
        {sizeOptions.map(({ value, text }) => (
          <SizeField
            key={value}
            label={text}
            size={sizes[value] ?? ''}
            onChange={(size) => onChange({ sizeMeasurements: { [value]: size || null } })}
          />
        ))}
      </div>
    </FoldedPart>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading About me" className="breathing mt-6 grid gap-6">
      {['w-3/4', 'w-full', 'w-3/5', 'w-2/3'].map((width) => (
        <div key={width} className={`bg-hover h-9 rounded-full ${width}`} />
      ))}
    </div>
  )
}

function listed(values: readonly string[], nothing: string): string {
  const [first, ...others] = values
  return first === undefined
    ? nothing
    : [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')
}
