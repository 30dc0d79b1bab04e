import { useTextInUnit } from '../../weather/use-text-in-unit.ts'

/** Needs of the trip that the closet lacks, one per line; renders nothing if there are none. */
export function Missing({ missing }: { readonly missing: readonly string[] }) {
  const inDegrees = useTextInUnit()
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="missing" className="mt-8">
      <h2 id="missing" className="type-heading border-ink border-t pt-3">
        Missing
      </h2>
      <ul className="mt-1">
        {missing.map((line) => (
          <li key={line} className="border-line type-ui flex items-baseline gap-3 border-b py-2.5">
            {/* The ring for 'not in the closet', as in the stylist's lists. */}
            <span aria-hidden className="inset-ring-edge size-2 flex-none rounded-full inset-ring" />
            {inDegrees(line)}
          </li>
        ))}
      </ul>
    </section>
  )
}
