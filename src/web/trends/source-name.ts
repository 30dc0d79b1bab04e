const SEARCHED = ['q', 'query', 'term']

/** The label of a source: 'tiktok.com/tag/chorecoat'; for a search 'pinterest.com: trench outfit'. */
export function sourceName(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  const host = url.host.replace(/^www\./, '')
  const words = SEARCHED.map((name) => url.searchParams.get(name)).find(Boolean)
  if (words) return `${host}: ${words}`
  return `${host}${readable(url.pathname).replace(/\/$/, '')}`
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
