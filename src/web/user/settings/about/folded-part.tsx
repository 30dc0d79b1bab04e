import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

interface FoldedPartProps {
  readonly title: string
  /** The selected values. */
  readonly summary: string
  readonly children: ReactNode
}

/** A collapsible part of the settings; its header shows what is selected. */
export function FoldedPart({ title, summary, children }: FoldedPartProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className="border-line border-b">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="hover:text-quiet flex min-h-13 w-full items-center gap-4 py-2 text-left -outline-offset-2!"
        >
          <span className="type-ui flex-none">{title}</span>
          <span className="type-note text-quiet ml-auto min-w-0 truncate">{summary}</span>
          <ChevronDown
            aria-hidden
            size={16}
            className={isOpen ? 'stroke-icon flex-none rotate-180' : 'stroke-icon flex-none'}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pt-1 pb-6">
        {isOpen && children}
      </div>
    </div>
  )
}
