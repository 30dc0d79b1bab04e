interface ModelLineProps {
  readonly isAsking: boolean
  /** What the model is writing, such as 'advice'. */
  readonly what: string
}

/** Said while the rules' answer stands and the model's is on its way. */
export function ModelLine({ isAsking, what }: ModelLineProps) {
  return (
    <p role="status" className="type-note text-quiet not-empty:mb-4">
      {isAsking &&
        `This is by Armadio’s own rules. The model is writing its ${what}, which will take its place.`}
    </p>
  )
}
