import { Link } from 'wouter'
import { usePageTitle } from '../frame/page-title.ts'
import { BlankState } from '../ui/blank-state.tsx'
import { buttonClass } from '../ui/button.tsx'
import { ClothesRail } from '../ui/pictures/clothes-rail.tsx'

/** Page for unknown addresses. */
export function NotFoundPage() {
  usePageTitle('404 Page Not Found')
  return (
    <main id="content" className="measure flex-1">
      <BlankState
        heading="h1"
        title="404 Page Not Found"
        className="tablet:pt-22"
        drawing={<ClothesRail fallen="middle" className="text-edge mb-10 w-full max-w-90" />}
        actions={
          <Link href="/" className={buttonClass('primary')}>
            Back to My Closet
          </Link>
        }
      >
        There&apos;s nothing at this address. The link may be old or incomplete.
      </BlankState>
    </main>
  )
}
