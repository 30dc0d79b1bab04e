import type { KeyboardEvent } from 'react'

/** Position of the card that contains an element, from 0; null outside of cards. */
export function cardPosition(element: Element): number | null {
  const place = element.closest('[aria-posinset]')?.getAttribute('aria-posinset')
  return place ? Number(place) - 1 : null
}

/** Focuses the card at a position. False if that card is not rendered. */
export function focusCard(list: Element, position: number, options?: FocusOptions): boolean {
  const card = list.querySelector(`[aria-posinset="${position + 1}"]`)
  const target = card?.querySelector<HTMLElement>('a, input')
  target?.focus(options)
  return Boolean(target)
}

/** The positions of the focused card and of the card that an arrow key leads to; null for other keys. */
export function arrowStep(event: KeyboardEvent): { from: number; to: number } | null {
  const { currentTarget: list, target, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return null
  const from = cardPosition(target)
  if (from === null || !key.startsWith('Arrow')) return null
  // The style sheet decides the number of columns.
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  }
  return { from, to: from + (steps[key] ?? 0) }
}
