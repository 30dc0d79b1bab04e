/**
 * Puts text on the clipboard, also where the page came over plain http, as from a computer in the house: there browsers
 * leave navigator.clipboard out, but still copy what a copy event is given.
 * @throws where the browser does not let it
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
