/**
 * Turns the `data-style` of HTML from the server into styles of the elements. The content security policy allows those
 * only from script, so that the server sends them by this name.
 */
export function takeStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
}
