import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'

/** Link with an arrow above a page's title, to the home page. */
export function BackHome() {
  return (
    <Link
      href="/"
      className="type-name text-quiet hover:text-ink -ml-0.5 inline-flex h-11 items-center gap-2"
    >
      <ArrowLeft aria-hidden size={16} className="stroke-icon" />
      Home
    </Link>
  )
}
