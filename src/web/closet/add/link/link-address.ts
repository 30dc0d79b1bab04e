/** A link with its scheme: text without one, such as 'zara.com/shirt', gets https. */
export function completeLink(written: string): string {
  const link = written.trim()
  return link === '' || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`
}

/** Whether a text is exactly one http or https link. */
export function isPageLink(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

/** Host of a link without 'www.', such as 'zara.com'; null if it has none. */
export function hostOfLink(link: string): string | null {
  return URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') || null : null
}
