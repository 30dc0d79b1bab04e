import { EVENT_MAX, stylePreferences, stylistSeasons } from '../../../contract/stylist/stylist.ts'
import { RuledField, SelectField } from '../../ui/inputs/field.tsx'
import { seasonNames, stylePreferenceNames } from '../../../domain/words/request-labels.ts'
import type { AdviceDraft } from './advice-draft.ts'

interface AdviceFormProps {
  readonly draft: AdviceDraft
  readonly onChange: (change: Partial<AdviceDraft>) => void
}

/** Form for advice: a description of the event, the style, the season. */
export function AdviceForm({ draft, onChange }: AdviceFormProps) {
  return (
    <>
      <RuledField
        label="Event description"
        rows={4}
        maxLength={EVENT_MAX}
        placeholder="Where, when, with whom"
        value={draft.eventDescription}
        onChange={({ target }) => onChange({ eventDescription: target.value })}
      />
      <SelectField
        label="Style preference"
        value={draft.stylePreference}
        onChange={({ target }) =>
          onChange({
            stylePreference: stylePreferences.find((preference) => preference === target.value) ?? '',
          })
        }
      >
        <option value="">Choose one</option>
        {stylePreferences.map((preference) => (
          <option key={preference} value={preference}>
            {stylePreferenceNames[preference]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Season (optional)"
        value={draft.season || 'all'}
        onChange={({ target }) =>
          onChange({ season: stylistSeasons.find((season) => season === target.value) ?? '' })
        }
      >
        <option value="all">Any season</option>
        {stylistSeasons.map((season) => (
          <option key={season} value={season}>
            {seasonNames[season]}
          </option>
        ))}
      </SelectField>
    </>
  )
}
