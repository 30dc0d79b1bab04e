import { useEffect, useEffectEvent } from 'react'
import { takeOutfitRequest, type OutfitRequest } from '../../outfit/outfit-request-store.ts'
import { PackIt } from '../../trips/pack-it.tsx'
import { AddToDayDialog } from './add-to-day-dialog.tsx'
import { useWearOutfitToday } from './use-wear-outfit-today.ts'

interface OutfitRequestHandlerProps {
  readonly request: OutfitRequest
  readonly onClose: () => void
}

/** Handles a request for an outfit: logs it for today, or asks for a day or trip. */
export function OutfitRequestHandler({ request, onClose }: OutfitRequestHandlerProps) {
  const { action, outfit } = request
  const wear = useWearOutfitToday()
  // Takes the request from its store, where it waited for this code to load.
  const begin = useEffectEvent(() => {
    if (action === 'wear' && takeOutfitRequest(request)) wear(outfit)
  })
  useEffect(() => begin(), [])
  if (action === 'pack') return <PackIt itemIds={outfit.pieces.map(({ id }) => id)} onClose={onClose} />
  return action === 'day' && <AddToDayDialog outfit={outfit} onClose={onClose} />
}
