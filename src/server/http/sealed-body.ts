import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts stored response bodies: links to shared looks, for example, must not be readable in the database. */
export interface BodySeal {
  /** `of` names the request; a sealed body can only be opened for the same one. */
  seal(body: unknown, of: string): string
  /** Throws if the text was sealed with another secret or for another request. */
  open(sealed: string, of: string): unknown
}

/** Creates a seal with a key derived from Armadio's secret. An absent body stays absent. */
export function createBodySeal(secret: Buffer): BodySeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kept responses', 32))
  return {
    seal(body, of) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(of))
      const text = body === undefined ? '' : JSON.stringify(body)
      const encrypted = [iv, cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([...encrypted, cipher.getAuthTag()]).toString('base64')
    },
    open(sealed, of) {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(of)).setAuthTag(bytes.subarray(-TAG_BYTES))
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
      return text.length === 0 ? undefined : JSON.parse(text.toString('utf8'))
    },
  }
}
