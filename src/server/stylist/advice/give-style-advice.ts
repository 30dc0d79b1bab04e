import type { AdviceRequest, StyleAdvice } from '../../../contract/stylist.ts'
import { catalogInSteps } from '../../../domain/stylist/to-find/garments-to-find.ts'
import { styleAdvice } from '../../../domain/words/style-advice.ts'
import type { User } from '../../http/user-of-request.ts'
import { readWearer } from '../../user/profile-store.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import type { StylistNeeds } from '../stylist-needs.ts'

/** Says what to wear to an event; the rules do, where no model has anything to say. */
export async function giveStyleAdvice(
  { db, stylistModel }: Pick<StylistNeeds, 'db' | 'stylistModel'>,
  user: User,
  { by, ...request }: AdviceRequest,
): Promise<{ result: StyleAdvice }> {
  const wearer = await readWearer(db, user)
  const written = by === 'rules' ? null : await stylistModel.advise({ ...request, wearer })
  if (!written) await runYielding(catalogInSteps())
  const result = written
    ? { ...written, curatedBy: 'model' as const }
    : { ...styleAdvice(request, wearer), curatedBy: 'rules' as const }
  return { result }
}
