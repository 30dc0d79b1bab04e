import { useId, type Ref } from 'react'
import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import { specialOccasions, stylePreferences, stylistSeasons } from '../../../../contract/stylist/stylist.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/inputs/field.tsx'
import { seasonNames, stylePreferenceNames } from '../../../../domain/words/request-labels.ts'
import { stillMissing, type CurationWishes } from './curation-wishes.ts'
import { FocusPicker } from './focus-picker.tsx'
import { OccasionField } from './occasion-field.tsx'
import { OccasionHint } from './occasion-hint.tsx'

interface CurationFormProps {
  readonly formRef: Ref<HTMLFormElement>
  readonly items: readonly ClosetItem[]
  readonly wishes: CurationWishes
  readonly isCurating: boolean
  readonly onChange: (wishes: CurationWishes) => void
  readonly onCurate: () => void
  readonly className: string
}

/** Form of a curation: focus piece, style, occasion, season. */
export function CurationForm(props: CurationFormProps) {
  const { formRef, items, wishes, isCurating, onChange, onCurate, className } = props
  const missingId = useId()
  const missing = stillMissing(wishes)
  const change = (part: Partial<CurationWishes>) => onChange({ ...wishes, ...part })
  const special = ([...specialOccasions, 'custom'] as const).find((name) => name === wishes.occasion)
  return (
    <form
      ref={formRef}
      aria-label="Outfit to curate"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing && !isCurating) onCurate()
      }}
    >
      <FocusPicker
        items={items}
        chosenId={wishes.focusItemId}
        onChoose={(focusItemId) => change({ focusItemId })}
      />
      <SelectField
        label="Style preference"
        value={wishes.stylePreference ?? ''}
        onChange={({ target }) => change({ stylePreference: oneOf(stylePreferences, target.value) })}
      >
        <option value="">Choose a style</option>
        {stylePreferences.map((name) => (
          <option key={name} value={name}>
            {stylePreferenceNames[name]}
          </option>
        ))}
      </SelectField>
      <OccasionField
        occasion={wishes.occasion}
        ownOccasion={wishes.ownOccasion}
        // A preset clears the free text.
        onChoose={(occasion) => change({ occasion, ownOccasion: '' })}
        onWrite={(ownOccasion) => change({ ownOccasion })}
      />
      <div aria-live="polite" className="empty:hidden">
        {special && <OccasionHint occasion={special} />}
      </div>
      <SelectField
        label="Season (optional)"
        value={wishes.season ?? ''}
        onChange={({ target }) => change({ season: oneOf(stylistSeasons, target.value) })}
      >
        <option value="">Any season</option>
        {stylistSeasons.map((name) => (
          <option key={name} value={name}>
            {seasonNames[name]}
          </option>
        ))}
      </SelectField>
      <div>
        <Button
          look="primary"
          type="submit"
          className="w-full"
          disabled={missing !== null}
          aria-disabled={isCurating}
          aria-describedby={missing ? missingId : undefined}
        >
          {isCurating ? 'Curating...' : 'Curate Outfit'}
        </Button>
        {missing && (
          <p id={missingId} className="type-note text-quiet mt-3">
            {missing}
          </p>
        )}
      </div>
    </form>
  )
}

function oneOf<const V extends string>(values: readonly V[], text: string): V | null {
  return values.find((value) => value === text) ?? null
}
