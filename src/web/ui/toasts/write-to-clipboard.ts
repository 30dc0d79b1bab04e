/**
 * Copies text to the clipboard, also over plain http in a local network, where browsers have no navigator.clipboard
 * but still handle a copy event.
 * @throws if the browser blocks it
 */
export async function writeToClipboard(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text)
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', put, { once: true })
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', put)
  if (!isCopied) throw new Error("the browser didn't copy")
}
