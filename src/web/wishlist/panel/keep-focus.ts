/** Focuses the wishlist if the focused card is gone; otherwise the keyboard would start at the top of the page. */
export function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('wishlist')?.focus()
}
