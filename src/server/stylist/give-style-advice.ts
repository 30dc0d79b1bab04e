import type { AdviceRequest, StyleAdvice } from '../../contract/stylist.ts'
import { styleAdvice } from '../../domain/stylist/advice/style-advice.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/** Says what to wear to an event; the rules do, where no model has anything to say. */
export async function giveStyleAdvice(
  { stylistModel }: Pick<StylistNeeds, 'stylistModel'>,
  { by, ...request }: AdviceRequest,
): Promise<{ result: StyleAdvice }> {
  const written = by === 'rules' ? null : await stylistModel.advise(request)
  const result = written
    ? { ...written, curatedBy: 'model' as const }
    : { ...styleAdvice(request), curatedBy: 'rules' as const }
  return { result }
}
