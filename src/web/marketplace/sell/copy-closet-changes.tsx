import { useWatch } from 'react-hook-form'
import type { ListingFacts } from '../../../contract/marketplace.ts'
import { Button } from '../../ui/button.tsx'
import { useClosetChanges } from '../marketplace-queries.ts'
import { isFieldName, type ListingFormValues } from './listing-form-values.ts'
import type { ListingFormOf } from './listing-form-fields.tsx'

interface CopyClosetChangesProps {
  readonly listingId: string
  readonly form: ListingFormOf
}

const labels: Readonly<Record<keyof ListingFacts, string>> = {
  title: 'Title',
  description: 'Description',
  condition: 'Condition',
  size: 'Size',
  category: 'Category',
  color: 'Color',
}

/** Facts that changed in the closet since the piece was listed, with a button to copy them into the form. */
export function CopyClosetChanges({ listingId, form }: CopyClosetChangesProps) {
  const { data: changes = {} } = useClosetChanges(listingId)
  const written = useWatch({ control: form.control })
  const differing = Object.entries(changes).flatMap(([name, value]) =>
    isFact(name) && (value ?? '') !== written[name] ? [{ name, value: value ?? '' }] : [],
  )
  if (differing.length === 0) return null
  const takeOver = () => {
    for (const { name, value } of differing)
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true })
    form.setFocus(differing[0]?.name ?? 'title')
  }
  return (
    <section aria-label="Changed in your closet" className="border-ink border-t pt-3.5">
      <p className="type-ui">These details changed in your closet after you listed it.</p>
      <dl className="type-note mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {differing.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{labels[name]}</dt>
            <dd className="line-clamp-3 break-words">{value || 'None'}</dd>
          </div>
        ))}
      </dl>
      <Button look="quiet" size="small" className="mt-3" onClick={takeOver}>
        Use details from closet
      </Button>
    </section>
  )
}

function isFact(name: string): name is keyof ListingFacts & keyof ListingFormValues {
  return Object.hasOwn(labels, name) && isFieldName(name)
}
