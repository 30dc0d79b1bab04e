import type { KeyboardEvent } from 'react'

/** Keys of a tab list: arrows, Home and End move the focus; Enter and Space select. */
export function goByTabKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
  if (at < 0 || (to === undefined && event.key !== ' ')) return
  event.preventDefault()
  if (to === undefined) tabs[at]?.click()
  else tabs.at(to % tabs.length)?.focus()
}
