import { createHash } from 'node:crypto'
import { v5 } from 'uuid'
import type { User } from '../http/user-of-request.ts'
import type { ImageKey } from '../ports/image-store.ts'
import type { Row } from './tables/own-rows.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const PICTURE = /^\/images\/([0-9a-f]{32})\/(\d{1,5}\.webp)$/
const IMAGE_KEY = /^[0-9a-f]{32}$/

/**
 * Returns the row with the ids it gets in this database. The user's own archive keeps its ids. In another owner's, each
 * id and image key is replaced by a hash of itself and the user, so a repeated import finds the same rows.
 */
export function adoptRow(row: Row, user: User, owner: string): Row {
  if (owner === user.id) return row
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, adopt(value, user)]))
}

function adopt(value: unknown, user: User): unknown {
  if (Array.isArray(value)) return value.map((each) => adopt(each, user))
  if (typeof value === 'string') return adoptText(value, user)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, adopt(each, user)]))
}

function adoptText(value: string, user: User): string {
  if (UUID.test(value)) return v5(value, user.id)
  if (IMAGE_KEY.test(value)) return adoptKey(value, user)
  const [, key, file] = PICTURE.exec(value) ?? []
  return key && file ? `/images/${adoptKey(key, user)}/${file}` : value
}

// The hash is as hard to guess as the original key.
function adoptKey(key: ImageKey, user: User): ImageKey {
  return createHash('sha256').update(`${user.id} ${key}`).digest('hex').slice(0, 32)
}
