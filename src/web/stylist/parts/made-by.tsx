interface MadeByProps {
  readonly opinion: {
    readonly answer: { readonly curatedBy: 'rules' | 'model' } | null
    readonly modelFailed: boolean
  }
  /** Basis of the rules' answer, such as 'your words'. */
  readonly from: string
  /** A further note about the answer. */
  readonly children?: string
}

/** The last line of an answer: whether the model or the rules made it. */
export function MadeBy({ opinion, from, children }: MadeByProps) {
  return (
    <p className="type-note text-quiet mt-8">
      {makerOf(opinion, from)} {children}
    </p>
  )
}

function makerOf({ answer, modelFailed }: MadeByProps['opinion'], from: string): string {
  if (answer?.curatedBy === 'model') return `Written by your AI model from ${from}.`
  const byRules = `Written by Armadio's built-in rules from ${from}.`
  return modelFailed ? `${byRules} Your AI model gave no usable answer.` : `${byRules} No AI model was used.`
}
