import { createHash, createHmac } from 'node:crypto'

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/

/** True for a text that could be a token. */
export function isTokenLike(text: string): boolean {
  return TOKEN.test(text)
}

/**
 * What opens the page of a share. Only its hash is stored, so who reads the database opens no page; with the secret it
 * can be made again for the one who shared.
 */
export function shareToken(secret: Buffer, shareId: string): string {
  return createHmac('sha256', secret).update(`share:${shareId}`).digest('base64url')
}

/** What is stored of a token: its SHA-256 in hexadecimal digits. */
export function shareTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
