import { ArrowUpRight } from 'lucide-react'
import { classNames } from './class-names.ts'

interface OutsideLinkProps {
  readonly address: string
  /** Its label, instead of its host. */
  readonly name?: string
  /** Full width, with the arrow at the end. */
  readonly isRow?: boolean
}

// One line high visually; the touch target is 44 px.
const inText =
  'hover:text-quiet relative inline-flex max-w-full min-w-11 items-center gap-1 underline decoration-1 underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3'
const row = 'hover:text-ink relative flex h-11 items-center justify-between gap-2'

/** An untrusted address: a link labeled with its host if it is http or https, otherwise plain text. */
export function OutsideLink({ address, name, isRow = false }: OutsideLinkProps) {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol)) return <span className="break-all">{address}</span>
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer nofollow" className={isRow ? row : inText}>
      <span className={classNames('min-w-0', isRow && 'truncate', !name && 'break-all')}>
        {name ?? url.host.replace(/^www\./, '')}
      </span>
      <ArrowUpRight aria-hidden size={14} className="stroke-icon" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
