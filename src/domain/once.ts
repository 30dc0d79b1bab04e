/** Returns a getter that computes its value on the first call and caches it. */
export function once<Value>(make: () => Value): () => Value {
  let cached: { readonly value: Value } | null = null
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}
