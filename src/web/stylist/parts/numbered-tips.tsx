import { classNames } from '../../ui/class-names.ts'
import { useTextInUnit } from '../../weather/use-text-in-unit.ts'

/** Tips in numbered columns: three, or four where three would leave a single one. */
export function NumberedTips({ tips }: { readonly tips: readonly string[] }) {
  const inDegrees = useTextInUnit()
  return (
    <ol
      className={classNames(
        'desk:gap-x-8 desk:gap-y-6 mt-4 grid gap-4',
        tips.length === 4 ? 'desk:grid-cols-4' : 'desk:grid-cols-3',
      )}
    >
      {tips.map((tip, at) => (
        <li key={tip} className="border-line border-t pt-3">
          <span aria-hidden className="type-heading text-quiet mb-1 block">
            {at + 1}
          </span>
          <p className="type-ui leading-5.5">{inDegrees(tip)}</p>
        </li>
      ))}
    </ol>
  )
}
