import { ArrowRight } from 'lucide-react'

interface Example {
  readonly lead: string
  readonly note: string
}

interface ExampleListProps<E extends Example> {
  readonly title: string
  readonly examples: readonly E[]
  readonly onChoose: (example: E) => void
}

/** Examples, shown before the first question. A press fills the form without submitting it. */
export function ExampleList<E extends Example>({ title, examples, onChoose }: ExampleListProps<E>) {
  return (
    <>
      <h2 className="type-note text-quiet">{title}</h2>
      <ul className="border-ink mt-2 border-t">
        {examples.map((example) => (
          <li key={example.lead} className="border-line border-b">
            <button
              type="button"
              onClick={() => onChoose(example)}
              className="group tablet:gap-6 tablet:py-5 flex w-full items-center gap-3 py-4 text-left"
            >
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="type-lead">{example.lead}</span>
                <span className="type-note text-quiet">{example.note}</span>
              </span>
              <ArrowRight
                aria-hidden
                size={16}
                className="stroke-icon text-quiet motion-safe:transition-transform group-hover:translate-x-1"
              />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
