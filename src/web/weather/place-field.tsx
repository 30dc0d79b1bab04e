import { LocateFixed, MapPin } from 'lucide-react'
import { useId, useRef } from 'react'
import { TextField } from '../ui/inputs/field.tsx'
import { useUnmount } from '../ui/dialog/use-unmount.ts'
import { SameNamedPlaces } from './same-named-places.tsx'
import { useSavedPlace } from './use-saved-place.ts'

interface PlaceFieldProps {
  /** Name of the saved location. */
  readonly value: string
  /** Called with the saved name of a new location. */
  readonly onSaved: (location: string) => void
  /** Shown below the line unless there is another message. */
  readonly note?: string
}

/**
 * The location for the weather: typed, or that of this device. Saves on Enter and on blur. For an ambiguous name it
 * saves the likeliest place and lists the others below. Ignores blank text.
 */
export function PlaceField({ value, onSaved, note = '' }: PlaceFieldProps) {
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const place = useSavedPlace(value, onSaved)
  const { written, errorMessage, found, isPending } = place
  useUnmount(place.leave)
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
        error={errorMessage}
        {...(!errorMessage && { 'aria-describedby': noteId })}
        onChange={({ target }) => place.write(target.value)}
        onBlur={({ relatedTarget }) => {
          if (!form.current?.contains(relatedTarget)) place.leave()
        }}
      />
      <p id={noteId} role="status" className="type-note text-quiet mt-1.5 empty:hidden">
        {isPending ? 'Searching...' : !errorMessage && note}
      </p>
      <button
        type="button"
        aria-disabled={isPending}
        onClick={() => !isPending && void place.locate()}
        // A touch target of 44 px, mostly below the text, to keep clear of the field.
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
