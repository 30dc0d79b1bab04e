import type { ClosetItem } from '../../../contract/closet.ts'

/** What is to be known of a piece before it is chosen, as a notch in the corner of its tile. */
export function CardNotch({ item }: { readonly item: Pick<ClosetItem, 'isClean' | 'isSample'> }) {
  const words = [!item.isClean && 'In the wash', item.isSample && 'Sample'].filter(Boolean)
  if (words.length === 0) return null
  return (
    <p className="bg-paper text-quiet type-micro absolute top-0 left-0 flex max-w-full flex-wrap gap-x-3 pr-2.5 pb-1.5">
      {words.map((word) => (
        <span key={String(word)}>{word}</span>
      ))}
    </p>
  )
}
