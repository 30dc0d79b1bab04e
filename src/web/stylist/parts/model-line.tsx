interface ModelLineProps {
  readonly isAsking: boolean
  /** Kind of answer, such as 'advice'. */
  readonly what: string
}

/** Shown while the rules' answer is shown and the model's is pending. */
export function ModelLine({ isAsking, what }: ModelLineProps) {
  return (
    <p role="status" className="type-note text-quiet not-empty:mb-4">
      {isAsking && `Written by Armadio's built-in rules. Your AI model's ${what} will replace this.`}
    </p>
  )
}
