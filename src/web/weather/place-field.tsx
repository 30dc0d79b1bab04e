import { LocateFixed, MapPin } from 'lucide-react'
import { useId, useRef } from 'react'
import { TextField } from '../ui/inputs/field.tsx'
import { useLeaving } from '../ui/dialog/use-leaving.ts'
import { SameNamedPlaces } from './same-named-places.tsx'
import { useKeptPlace } from './use-kept-place.ts'

interface PlaceFieldProps {
  /** The place whose weather counts, by the name that it is kept by. */
  readonly value: string
  /** Called with the name that the next place is kept by, once it is. */
  readonly onKept: (location: string) => void
  /** What stands under the line while nothing else has to. */
  readonly note?: string
}

/**
 * The place whose weather counts: written, or where this device is. It keeps the place itself, on Enter or when the
 * field is left; where several bear the name, the likeliest is kept and the others stand below. A blank is ignored.
 */
export function PlaceField({ value, onKept, note = '' }: PlaceFieldProps) {
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const place = useKeptPlace(value, onKept)
  const { written, fault, found, isPending } = place
  useLeaving(place.leave)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        place.submit()
      }}
    >
      <TextField
        ref={input}
        label="Location"
        name="place"
        autoComplete="off"
        enterKeyHint="search"
        before={<MapPin aria-hidden size={16} className="stroke-icon text-quiet" />}
        value={written}
        error={fault}
        {...(!fault && { 'aria-describedby': noteId })}
        onChange={({ target }) => place.write(target.value)}
        onBlur={({ relatedTarget }) => {
          if (!form.current?.contains(relatedTarget)) place.leave()
        }}
      />
      <p id={noteId} role="status" className="type-note text-quiet mt-1.5 empty:hidden">
        {isPending ? 'Searching...' : !fault && note}
      </p>
      <button
        type="button"
        aria-disabled={isPending}
        onClick={() => !isPending && void place.locate()}
        // A thumb's 44 px, most of them below, where nothing is written on.
        className="type-note hover:text-quiet relative mt-1.5 inline-flex items-center gap-1.5 after:absolute after:inset-x-0 after:-top-2 after:-bottom-4.5"
      >
        <LocateFixed aria-hidden size={14} className="stroke-icon" />
        Use my location
      </button>
      {found !== null && (
        <SameNamedPlaces
          name={found}
          onChoose={(name) => {
            place.choose(name)
            input.current?.focus()
          }}
        />
      )}
    </form>
  )
}
