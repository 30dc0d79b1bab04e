import { createHash, createHmac } from 'node:crypto'

// 256 bits in base64url.
const TOKEN = /^[\w-]{43}$/

/** Whether a text has the format of a token. */
export function isTokenLike(text: string): boolean {
  return TOKEN.test(text)
}

/**
 * Derives the token of a share page from the secret. Only its hash is stored, so access to the database opens no page.
 */
export function shareToken(secret: Buffer, shareId: string): string {
  return createHmac('sha256', secret).update(`share:${shareId}`).digest('base64url')
}

/** Hash of a token, as stored: SHA-256 in hexadecimal digits. */
export function shareTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Public URL of a share page. `origin` is like 'https://wardrobe.example.org'. */
export function sharePageAddress(origin: string, token: string): string {
  return `${origin}/s/${token}`
}

/** URL of the image on a share page. */
export function sharePictureAddress(pageAddress: string): string {
  return `${pageAddress}/plate.jpg`
}
