/** A link as it is sent: what is written without a scheme, as 'zara.com/shirt', is meant as https. */
export function completeLink(written: string): string {
  const link = written.trim()
  return link === '' || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`
}

/** Whether a text is one link to a page of the web, and nothing else. */
export function isPageLink(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

/** Host of a link as people say it, 'zara.com'; null where there is none. */
export function hostOfLink(link: string): string | null {
  return URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') || null : null
}
