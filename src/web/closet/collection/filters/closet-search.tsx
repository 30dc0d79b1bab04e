import { useEffect, useRef } from 'react'
import { SearchBox } from '../../../ui/inputs/search-box.tsx'
import { hasOwnKeys } from '../card/has-own-keys.ts'

interface FindPieceProps {
  readonly words: string
  readonly onChange: (words: string) => void
}

/** Search box of the collection; the key `/` focuses it. */
export function FindPiece({ words, onChange }: FindPieceProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || hasOwnKeys(event.target)) return
      event.preventDefault()
      frame.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <div ref={frame} className="desk:w-44 desk:flex-none min-w-0 flex-1">
      <SearchBox
        label="Find a piece"
        placeholder="Find a piece"
        text={words}
        onChange={onChange}
        className="border-edge focus-within:border-ink tablet:h-10 gap-2 border-b focus-within:shadow-[inset_0_-1px_0_var(--ink)]"
      />
    </div>
  )
}
