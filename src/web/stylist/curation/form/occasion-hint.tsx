import type { SpecialOccasion } from '../../../../contract/stylist/stylist.ts'
import { occasionHint } from '../../../../domain/words/occasion-hints.ts'

/** Hints for an occasion with its own rules. */
export function OccasionHint({ occasion }: { readonly occasion: SpecialOccasion | 'custom' }) {
  const { title, lines } = occasionHint(occasion)
  return (
    <div className="bg-wash -mt-2 p-4">
      <p className="type-name">{title}</p>
      <dl>
        {lines.map(({ label, text }) => (
          <div key={label} className="pt-2.5">
            <dt className="type-micro text-quiet">{label}</dt>
            <dd className="type-note mt-px text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
