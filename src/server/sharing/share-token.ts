import { createHash, createHmac } from 'node:crypto'

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/

/** True for a text in the format of a token. */
export function isTokenLike(text: string): boolean {
  return TOKEN.test(text)
}

/**
 * The token of a share page. Only its hash is stored, so that database access opens no page; it can be derived again
 * with the secret, for its owner.
 */
export function shareToken(secret: Buffer, shareId: string): string {
  return createHmac('sha256', secret).update(`share:${shareId}`).digest('base64url')
}

/** The stored hash of a token: SHA-256 in hexadecimal digits. */
export function shareTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Public address of a share page. `origin` as 'https://wardrobe.example.org'. */
export function sharePageAddress(origin: string, token: string): string {
  return `${origin}/s/${token}`
}

/** Address of the image on a share page. */
export function sharePictureAddress(pageAddress: string): string {
  return `${pageAddress}/plate.jpg`
}
