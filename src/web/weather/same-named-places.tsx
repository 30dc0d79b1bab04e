import { Check } from 'lucide-react'
import { useSameNamedPlaces } from './place-queries.ts'

interface SameNamedPlacesProps {
  /** The entered name. */
  readonly name: string
  readonly onChoose: (name: string) => void
}

/** The places with a name, to choose the right one; renders nothing if there is only one. */
export function SameNamedPlaces({ name, onChoose }: SameNamedPlacesProps) {
  const { data: places = [] } = useSameNamedPlaces(name)
  const [likeliest] = places
  if (!likeliest || places.length < 2) return null
  return (
    <div className="mt-3">
      <p className="type-note text-quiet">Several places have this name. Which one do you mean?</p>
      <ul aria-label="Choose a place" className="border-line mt-2 max-h-66 overflow-y-auto border-t">
        {places.map((place) => (
          <li key={place.name} className="border-line border-b">
            <button
              type="button"
              aria-pressed={place === likeliest}
              onClick={() => onChoose(place.name)}
              className="type-ui hover:bg-hover flex min-h-11 w-full items-center justify-between gap-3 py-2 text-left wrap-anywhere -outline-offset-2"
            >
              {place.name}
              {place === likeliest && <Check aria-hidden size={16} className="stroke-icon" />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
