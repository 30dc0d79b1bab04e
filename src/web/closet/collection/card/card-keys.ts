import type { KeyboardEvent } from 'react'

/** Place of the card that something stands in, from 0; null outside of cards. */
export function cardPosition(element: Element): number | null {
  const place = element.closest('[aria-posinset]')?.getAttribute('aria-posinset')
  return place ? Number(place) - 1 : null
}

/** Brings the focus to the card at a place. False where that card is not drawn. */
export function focusCard(list: Element, position: number, options?: FocusOptions): boolean {
  const card = list.querySelector(`[aria-posinset="${position + 1}"]`)
  const target = card?.querySelector<HTMLElement>('a, input')
  target?.focus(options)
  return Boolean(target)
}

/** The card that an arrow key leads to from the card with the focus, and that one; null for any other key. */
export function arrowStep(event: KeyboardEvent): { from: number; to: number } | null {
  const { currentTarget: list, target, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return null
  const from = cardPosition(target)
  if (from === null || !key.startsWith('Arrow')) return null
  // How many columns there are is for the style sheet to say.
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  }
  return { from, to: from + (steps[key] ?? 0) }
}
