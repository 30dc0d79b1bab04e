import { Search } from 'lucide-react'
import { classNames } from '../class-names.ts'

interface SearchBoxProps {
  /** Accessible name. */
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onChange: (text: string) => void
  /** A round box or a line. */
  readonly className: string
}

/** A search box with a magnifying glass. */
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
