import { MIMEType } from 'node:util'

/** The purpose of an outside request. */
export type OutsidePurpose = 'page' | 'picture' | 'feed'

const wanted: Readonly<Record<OutsidePurpose, { accept: string; type: RegExp }>> = {
  page: {
    accept: 'text/html,application/xhtml+xml',
    type: /^(?:text\/html|application\/xhtml\+xml)$/,
  },
  picture: {
    accept: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8',
    type: /^image\//,
  },
  feed: {
    accept:
      'application/feed+json,application/json,application/atom+xml,application/rss+xml,application/xml,text/xml',
    type: /^(?:application\/(?:(?:feed\+)?json|(?:atom\+|rss\+)?xml)|text\/xml)$/,
  },
}

/** All headers about us: no cookie, no referrer, no personal data. */
export function requestHeaders(purpose: OutsidePurpose): Readonly<Record<string, string>> {
  return {
    'user-agent': 'Armadio/0.1 (+link preview for one person; no crawling)',
    accept: wanted[purpose].accept,
    'accept-language': 'en-US,en;q=0.9,*;q=0.5',
    'accept-encoding': 'gzip, deflate, br',
  }
}

/** The declared type of a response, if the purpose accepts it. */
export function acceptedType(purpose: OutsidePurpose, contentType: unknown): MIMEType | null {
  if (typeof contentType !== 'string') return null
  try {
    const type = new MIMEType(contentType)
    return wanted[purpose].type.test(type.essence) ? type : null
  } catch {
    return null
  }
}
