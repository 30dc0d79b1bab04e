import { useRef, useState } from 'react'
import type { LinkCheck } from '../../../../contract/closet/links.ts'

/** State of a link's check. `failed`: the check request itself failed. */
export type LinkState =
  { readonly at: 'rest' | 'checking' | 'failed' } | { readonly at: 'checked'; readonly check: LinkCheck }

const rest: LinkState = { at: 'rest' }

/**
 * The check of one link. Drops responses to outdated or cleared checks. `onReady` is called with whether a checked link
 * waits to be added.
 */
export function useLinkCheck(onReady?: (isReady: boolean) => void) {
  const [state, setState] = useState(rest)
  const latestRun = useRef(0)
  const show = (next: LinkState) => {
    setState(next)
    onReady?.(isReadyToAdd(next))
  }
  const startRun = (next: LinkState): number => {
    show(next)
    latestRun.current += 1
    return latestRun.current
  }
  const ask = async (read: () => Promise<LinkCheck>) => {
    const run = startRun({ at: 'checking' })
    const result = await resultOf(read())
    if (run === latestRun.current) show(result)
  }
  return { state, ask, clear: () => void startRun(rest) }
}

/** The state after a check. */
export async function resultOf(checking: Promise<LinkCheck>): Promise<LinkState> {
  try {
    return { at: 'checked', check: await checking }
  } catch (error) {
    console.error('Failed to validate URL', error)
    return { at: 'failed' }
  }
}

/** Whether a valid link was checked. */
export function isReadyToAdd(state: LinkState): boolean {
  return state.at === 'checked' && state.check.valid
}
