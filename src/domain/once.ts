/** Returns a getter that computes its value on the first call and caches it. */
export function once<Value>(make: () => Value): () => Value {
  let cached: { readonly value: Value } | null = null
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}

/** Wraps a function of an object so that it computes each result once, and keeps it as long as the object. */
export function oncePer<Key extends object, Value extends {} | null>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const value = make(key)
    cache.set(key, value)
    return value
  }
}
