import { endOutfitRequest, useOutfitRequest } from '../../outfit/outfit-request-store.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'

const OutfitRequestHandler = lazyDialog(
  async () => (await import('./outfit-request-handler.tsx')).OutfitRequestHandler,
)

/** Handles requests for an outfit, on any screen. Its code loads with the first request. */
export function OutfitRequestHost() {
  const request = useOutfitRequest()
  return request && <OutfitRequestHandler key={request.id} request={request} onClose={endOutfitRequest} />
}
