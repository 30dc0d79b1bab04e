import { RotateCw } from 'lucide-react'
import { BlankState } from '../ui/blank-state.tsx'
import { Button } from '../ui/button.tsx'
import { ClothesRail } from '../ui/pictures/clothes-rail.tsx'

/**
 * Shown in place of a page that could not be drawn or whose code did not come. A retry loads it again: after an
 * upgrade of the server the old page asks for code that is gone.
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
