/** The words of the last part of an address that has some: '/p/wool-coat-4711.html' gives 'wool coat 4711 html'. */
export function wordsOfAddress({ pathname }: URL): string {
  const last = pathname.split('/').findLast((part) => /\p{L}{3}/u.test(part)) ?? ''
  try {
    return decodeURIComponent(last).replaceAll(/[-_+.]/g, ' ')
  } catch {
    return last
  }
}
