import type { FastifyInstance } from 'fastify'
import { Id } from '../../contract/fields.ts'
import { PlateQuery } from '../../contract/sharing.ts'
import { plateRecipe } from '../../domain/sharing/plate-recipe.ts'
import { AppError } from '../http/app-error.ts'
import { parseInput } from '../http/parse-input.ts'
import type { IdentifyUser } from '../http/user-of-request.ts'
import { requireOutfit } from './outfit-source.ts'
import { requireShare } from './share-lifecycle.ts'
import { sendPlate } from './send-plate.ts'
import type { SharingDeps } from './sharing-deps.ts'

/** Serves share images to the owner of their outfits, before and after sharing. */
export function servePlates(
  app: FastifyInstance,
  deps: SharingDeps & { readonly identifyUser: IdentifyUser },
): void {
  const { db, plates, outfitSources, identifyUser } = deps

  app.get<{ Params: { outfitId: string } }>('/api/outfit-plates/:outfitId', async (request, reply) => {
    const user = await identifyUser(request)
    const layout = parseInput(PlateQuery, request.query)
    const outfitId = knownId(request.params.outfitId, 'outfit_not_found')
    const outfit = await requireOutfit(outfitSources, db, user, outfitId)
    return sendPlate(reply, await plates.plate(plateRecipe(outfit, layout)))
  })

  app.get<{ Params: { id: string } }>('/api/outfit-shares/:id/plate.jpg', async (request, reply) => {
    const user = await identifyUser(request)
    const { plate } = await requireShare(db, user, knownId(request.params.id, 'share_not_found'))
    if (!plate) throw new AppError('image_not_found')
    return sendPlate(reply, await plates.plate(plate))
  })
}

// An invalid id is a 404, not a validation error.
function knownId(written: string, missing: 'outfit_not_found' | 'share_not_found'): string {
  const id = Id.safeParse(written)
  if (!id.success) throw new AppError(missing)
  return id.data
}
