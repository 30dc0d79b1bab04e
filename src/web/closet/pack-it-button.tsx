import { Luggage } from 'lucide-react'
import { use, useCallback, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { OutfitPacking } from './outfit-packing.ts'

/** 'Pack it', for any outfit: opens the choice of a trip, or of a new one. */
export function PackItButton({ itemIds }: { readonly itemIds: readonly string[] }) {
  const drawPacking = use(OutfitPacking)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  if (!drawPacking || itemIds.length === 0) return null
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<Luggage aria-hidden size={14} className="stroke-icon" />}
        onClick={() => setOpen(true)}
      >
        Pack it
      </Button>
      {isOpen && drawPacking(itemIds, close)}
    </>
  )
}
