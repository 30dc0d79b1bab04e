// Filled by public/before-paint.js, which runs before the HTML is shown: on a slow phone the page's own script comes
// a second later.
declare global {
  var earlyPresses: HTMLElement[] | null | undefined
}

/** Passes on what was pressed while the HTML from the server was there and its script was not. Once React listens. */
export function passOnEarlyPresses(): void {
  const pressed = new Set(globalThis.earlyPresses)
  globalThis.earlyPresses = null
  for (const button of pressed) if (button.isConnected) button.click()
}
