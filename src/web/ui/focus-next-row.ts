/**
 * Moves the focus from a button that removes its list item to the `data-remove` button of the next item, else of the
 * previous one, else to the field of the same section. Called before the item is gone: the browser would move the focus
 * to the start of the page.
 */
export function focusNextRow(button: HTMLElement): void {
  const item = button.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  const control =
    next?.querySelector<HTMLElement>('[data-remove]') ??
    item?.closest('section')?.querySelector<HTMLElement>('form input')
  control?.focus()
}
