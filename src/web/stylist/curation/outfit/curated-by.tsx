import type { Curator } from '../../../../contract/stylist/stylist.ts'

interface CuratedByProps {
  readonly by: Curator
  /** The model was asked and gave no usable response. */
  readonly modelFailed: boolean
}

/** The last line of an outfit: whether the model or the rules made it. */
export function CuratedBy({ by, modelFailed }: CuratedByProps) {
  return <p className="type-note text-quiet mt-8 max-w-[96ch]">{makerOf(by, modelFailed)}</p>
}

function makerOf(by: Curator, modelFailed: boolean): string {
  if (by === 'model') return 'Chosen by your AI model from pieces that Armadio found suitable.'
  const byRules = "Chosen by Armadio's built-in rules."
  return modelFailed ? `${byRules} Your AI model gave no usable answer.` : `${byRules} No AI model was used.`
}
