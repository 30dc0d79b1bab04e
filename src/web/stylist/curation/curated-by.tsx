import type { Curator } from '../../../contract/stylist.ts'

interface CuratedByProps {
  readonly by: Curator
  /** The model was asked and gave no usable answer. */
  readonly modelFailed: boolean
}

/** The last line of an outfit: what made it. */
export function CuratedBy({ by, modelFailed }: CuratedByProps) {
  return <p className="type-note text-quiet mt-8 max-w-[96ch]">{makerOf(by, modelFailed)}</p>
}

function makerOf(by: Curator, modelFailed: boolean): string {
  if (by === 'model')
    return 'Chosen by the model that this Armadio asks, among pieces that the rules had found fit.'
  const byRules = 'Chosen by the rules on your machine.'
  return modelFailed
    ? `${byRules} Your model was asked and gave no usable answer.`
    : `${byRules} No model was asked.`
}
