/** An untrusted object. */
export type Fields = Readonly<Record<string, unknown>>

interface Limits {
  /** Maximum number of objects and lists visited. */
  readonly most?: number
  readonly depth?: number
  /** Fields that are not visited. */
  readonly skip?: ReadonlySet<string>
}

/** True for an object that is not a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Yields the objects inside a value in document order, outer before inner, within the limits. */
export function* walkObjects(root: unknown, limits: Limits = {}): Generator<Fields> {
  const { most = 50_000, depth = 40, skip } = limits
  const open: { value: unknown; level: number }[] = [{ value: root, level: 0 }]
  for (let seen = 0; seen < most; seen++) {
    const next = open.pop()
    if (!next) return
    if (isFields(next.value)) yield next.value
    if (next.level >= depth) continue
    for (const value of innerOf(next.value, skip).toReversed()) open.push({ value, level: next.level + 1 })
  }
}

/** A single value, a list or nothing as a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.slice(0, MAX_LISTED) : [value]
}

const MAX_LISTED = 1_000

function innerOf(value: unknown, skip: ReadonlySet<string> | undefined): unknown[] {
  if (Array.isArray(value)) return value.slice(0, MAX_LISTED).filter(isNested)
  if (!isFields(value)) return []
  return Object.entries(value)
    .filter(([key, inner]) => isNested(inner) && !skip?.has(key))
    .map(([, inner]) => inner)
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
