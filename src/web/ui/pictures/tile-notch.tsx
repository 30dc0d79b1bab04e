interface TileNotchProps {
  /** Falsy entries are dropped. */
  readonly words: readonly (string | false | null)[]
}

/** Status labels of a card, as a notch in the corner of its tile. */
export function TileNotch({ words }: TileNotchProps) {
  const labels = words.filter((word) => typeof word === 'string')
  if (labels.length === 0) return null
  return (
    <p className="bg-paper text-quiet type-micro absolute top-0 left-0 flex max-w-full flex-wrap gap-x-3 pr-2.5 pb-1.5">
      {labels.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  )
}
