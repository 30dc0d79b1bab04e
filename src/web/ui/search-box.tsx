import { Search } from 'lucide-react'
import { classNames } from './class-names.ts'

interface SearchBoxProps {
  /** What it searches, for those who do not see where it stands. */
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onChange: (text: string) => void
  /** Its shape: a round wash, or a line. */
  readonly className: string
}

/** A box to write search words in, with a magnifying glass before them. */
export function SearchBox({ label, placeholder, text, onChange, className }: SearchBoxProps) {
  return (
    <label className={classNames('text-quiet flex h-11 items-center', className)}>
      <Search aria-hidden size={16} className="stroke-icon" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className="type-body text-ink placeholder:text-quiet h-full min-w-0 flex-1 bg-transparent outline-none placeholder:opacity-100"
      />
    </label>
  )
}
