import { SearchBox } from '../ui/search-box.tsx'

interface FindPieceProps {
  readonly words: string
  readonly onChange: (words: string) => void
}

/** The collection's own search box. */
export function FindPiece({ words, onChange }: FindPieceProps) {
  return (
    <SearchBox
      label="Find a piece"
      placeholder="Find a piece"
      text={words}
      onChange={onChange}
      className="border-edge focus-within:border-ink tablet:w-44 tablet:h-10 flex-1 gap-2 border-b focus-within:shadow-[inset_0_-1px_0_var(--ink)] tablet:flex-none"
    />
  )
}
