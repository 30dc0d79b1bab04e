import type { OutfitItem } from '../../../contract/closet/outfit-items.ts'

interface TakenOutProps {
  readonly items: readonly OutfitItem[]
  readonly onAdd: (id: string) => void
}

/** Pieces that the user removed from the list; a press adds one again. */
export function TakenOut({ items, onAdd }: TakenOutProps) {
  if (items.length === 0) return null
  return (
    <p className="type-note text-quiet mt-3">
      Stays at home:{' '}
      {items.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <button
            type="button"
            aria-label={`Put ${name} back on the list`}
            className="decoration-edge hover:text-ink relative underline decoration-1 underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3"
            onClick={() => onAdd(id)}
          >
            {name}
          </button>
        </span>
      ))}
    </p>
  )
}
