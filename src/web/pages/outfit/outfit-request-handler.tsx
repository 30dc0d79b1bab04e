import { useEffect, useEffectEvent, useRef } from 'react'
import type { OutfitRequest } from '../../outfit/outfit-requests.ts'
import { PackIt } from '../../trips/pack-it.tsx'
import { AddToDayDialog } from './add-to-day-dialog.tsx'
import { useWearToday } from './use-wear-today.ts'

interface OutfitRequestHandlerProps {
  readonly request: OutfitRequest
  readonly onClose: () => void
}

/** Does what was requested for an outfit: logs it for today, or asks for its day or trip. */
export function OutfitRequestHandler({ request, onClose }: OutfitRequestHandlerProps) {
  const { action, outfit } = request
  const wear = useWearToday()
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (action !== 'wear' || hasBegun.current) return
    hasBegun.current = true
    wear(outfit)
    onClose()
  })
  useEffect(() => begin(), [])
  if (action === 'pack') return <PackIt itemIds={outfit.pieces.map(({ id }) => id)} onClose={onClose} />
  return action === 'day' && <AddToDayDialog outfit={outfit} onClose={onClose} />
}
