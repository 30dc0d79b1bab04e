import { fileTypeFromBuffer } from 'file-type'
import { createWorkQueue, type WorkQueue } from '../http/limits/work-queue.ts'
import { decodeText } from './request/decode-text.ts'
import { singleFlight } from './single-flight.ts'
import { openConnection, type OpenConnection } from './request/open-connection.ts'
import type { OutsideFeed, OutsideFetch, OutsidePage, OutsidePicture, OutsideRules } from './outside-fetch.ts'
import { outsideRequestLimits, type OutsideRequestLimits } from './outside-request-limits.ts'
import type { OutsidePurpose } from './outside-purpose.ts'
import { OutsideError } from './outside-error.ts'
import { parseOutsideUrl } from './addresses/parse-outside-url.ts'
import { readOutside, type OutsideBody } from './request/read-outside.ts'
import { nameResolver, type ResolveName } from './addresses/resolve-name.ts'
import { withinDeadline } from './within-deadline.ts'

interface OutsideOptions extends OutsideRules {
  readonly resolve?: ResolveName
  readonly connect?: OpenConnection
  readonly queue?: WorkQueue
  readonly limits?: Partial<OutsideRequestLimits>
}

const OUTSIDE_WORK = { running: 8, waiting: 64, waitMs: 15_000 }

/**
 * Creates the only HTTP client for untrusted addresses, with SSRF protection (docs/decisions/0008-guarded-fetch.md).
 */
export function createOutsideFetch(options: OutsideOptions): OutsideFetch {
  const { allowPrivate, resolve = nameResolver(), connect = openConnection } = options
  const limits = { ...outsideRequestLimits, ...options.limits }
  const queue = options.queue ?? createWorkQueue(OUTSIDE_WORK)
  const closing = new AbortController()
  const pages = singleFlight<OutsidePage>()
  const pictures = singleFlight<OutsidePicture>()
  const feeds = singleFlight<OutsideFeed>()

  const read = (url: URL, purpose: OutsidePurpose, maxBytes: number) =>
    queue.run(() =>
      withinDeadline(limits.totalMs, closing.signal, (signal) =>
        readOutside({ allowPrivate, resolve, connect, limits }, url, { purpose, maxBytes }, signal),
      ),
    )

  return {
    async page(input, { maxBytes = limits.pageBytes } = {}) {
      const url = checked(input, { allowPrivate })
      const most = Math.min(maxBytes, limits.longPageBytes)
      return pages(`${most} ${url.href}`, async () => asPage(await read(url, 'page', most)))
    },
    async picture(input) {
      const url = checked(input, { allowPrivate })
      return pictures(url.href, async () => asPicture(await read(url, 'picture', limits.pictureBytes)))
    },
    async feed(input) {
      const url = checked(input, { allowPrivate })
      return feeds(url.href, async () => asFeed(await read(url, 'feed', limits.feedBytes)))
    },
    async close() {
      closing.abort()
    },
  }
}

// A copy, since the caller could change the URL while we wait.
function checked(input: URL, rules: OutsideRules): URL {
  const url = parseOutsideUrl(input.href, rules)
  url.hash = ''
  return url
}

function asPage({ url, type, bytes }: OutsideBody): OutsidePage {
  return { url, html: decodeText(bytes, type.params.get('charset'), 'html') }
}

async function asPicture({ url, bytes }: OutsideBody): Promise<OutsidePicture> {
  // A crafted file can make the parser throw.
  const kind = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const contentType = kind?.mime ?? ''
  if (!contentType.startsWith('image/')) throw new OutsideError('wrong-type')
  return { url, bytes, contentType }
}

function asFeed({ url, type, bytes }: OutsideBody): OutsideFeed {
  return { url, text: decodeText(bytes, type.params.get('charset'), 'xml'), contentType: type.essence }
}
