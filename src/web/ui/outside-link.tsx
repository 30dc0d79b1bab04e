import { ArrowUpRight } from 'lucide-react'

interface OutsideLinkProps {
  readonly address: string
  /** What it is called instead of its host. */
  readonly name?: string
}

/**
 * An address that came from outside: a link, called by its host, where it is one of http or https, and else only its
 * own text.
 */
export function OutsideLink({ address, name }: OutsideLinkProps) {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol)) return <span className="break-all">{address}</span>
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      // As high as its line to look at; a thumb still gets 44 px.
      className="hover:text-quiet relative inline-flex max-w-full min-w-11 items-center gap-1 underline decoration-1 underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3"
    >
      <span className={name ? 'min-w-0' : 'min-w-0 break-all'}>{name ?? url.host.replace(/^www\./, '')}</span>
      <ArrowUpRight aria-hidden size={14} className="stroke-icon" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
