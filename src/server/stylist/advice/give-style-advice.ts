import type { AdviceRequest, StyleAdvice } from '../../../contract/stylist/stylist.ts'
import { catalogInSteps } from '../../../domain/stylist/catalog/garment-catalog.ts'
import { styleAdvice } from '../../../domain/words/advice/style-advice.ts'
import type { User } from '../../http/user-of-request.ts'
import { readWearer } from '../../user/profile-store.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import type { StylistDeps } from '../stylist-deps.ts'

/** Recommends an outfit for an event with a model, or with rules if the model has no result. */
export async function giveStyleAdvice(
  { db, stylistModel }: Pick<StylistDeps, 'db' | 'stylistModel'>,
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
