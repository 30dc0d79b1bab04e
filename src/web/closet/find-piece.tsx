import { Search } from 'lucide-react'

interface FindPieceProps {
  readonly words: string
  readonly onChange: (words: string) => void
}

/** The collection's own search box. */
export function FindPiece({ words, onChange }: FindPieceProps) {
  return (
    <label className="border-edge text-quiet focus-within:border-ink tablet:w-44 tablet:h-10 flex h-11 flex-1 items-center gap-2 border-b focus-within:shadow-[inset_0_-1px_0_var(--ink)] tablet:flex-none">
      <Search aria-hidden size={16} className="stroke-icon" />
      <input
        type="search"
        aria-label="Find a piece"
        placeholder="Find a piece"
        value={words}
        onChange={(event) => onChange(event.target.value)}
        className="type-body text-ink placeholder:text-quiet h-full min-w-0 flex-1 bg-transparent outline-none placeholder:opacity-100"
      />
    </label>
  )
}
