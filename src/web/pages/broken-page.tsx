import { RotateCw } from 'lucide-react'
import { BlankState } from '../ui/blank-state.tsx'
import { Button } from '../ui/button.tsx'
import { ClothesRail } from '../ui/pictures/clothes-rail.tsx'

/**
 * Shown when a page crashes or its code fails to load. The retry reloads: after an upgrade of the server an old page
 * requests files that no longer exist.
 */
export function BrokenPage() {
  return (
    <main id="content" className="measure flex-1">
      <BlankState
        heading="h1"
        title="Couldn't open this page"
        drawing={<ClothesRail fallen="right" className="text-edge mb-10 w-full max-w-90" />}
        actions={
          <Button look="primary" icon={<RotateCw aria-hidden size={16} />} onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        Something went wrong. Your closet is safe.
      </BlankState>
    </main>
  )
}
