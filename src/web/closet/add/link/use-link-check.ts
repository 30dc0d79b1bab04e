import { useRef, useState } from 'react'
import type { LinkCheck } from '../../../../contract/closet-links.ts'

/** How the check of a link stands. `failed`: the check itself did not come back. */
export type LinkState =
  { readonly at: 'rest' | 'checking' | 'failed' } | { readonly at: 'checked'; readonly check: LinkCheck }

const rest: LinkState = { at: 'rest' }

/** The check of one link: the answer to a question that was asked before the last one, or cleared, is dropped. */
export function useLinkCheck() {
  const [state, setState] = useState(rest)
  const turn = useRef(0)
  const turnTo = (next: LinkState): number => {
    setState(next)
    turn.current += 1
    return turn.current
  }
  const ask = async (read: () => Promise<LinkCheck>) => {
    const asked = turnTo({ at: 'checking' })
    const answer: LinkState = await read().then(
      (check) => ({ at: 'checked', check }),
      (error: unknown) => {
        console.error('Failed to validate URL', error)
        return { at: 'failed' }
      },
    )
    if (asked === turn.current) setState(answer)
  }
  return { state, ask, clear: () => void turnTo(rest) }
}
