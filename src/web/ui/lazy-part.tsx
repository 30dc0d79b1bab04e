import { use, type ComponentType } from 'react'

type Load<P> = () => Promise<ComponentType<P>>

// Several parts may be in one chunk and so have the same name.
const parts = new Map<string, (() => Promise<unknown>)[]>()
let rendered: Set<string> | null = null

/**
 * A part of the first view with its own chunk, for use within a Suspense. Unlike React's `lazy` it renders at once if
 * its code is loaded: on the server, and in a page whose HTML contains it.
 */
export function lazyPart<P extends object>(name: string, load: Load<P>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  const keep = async () => {
    Loaded = await load()
  }
  const ready = () => (loading ??= keep())
  parts.set(name, [...(parts.get(name) ?? []), ready])
  return function LazyPart(props: P) {
    rendered?.add(name)
    if (!Loaded) use(ready())
    return Loaded && <Loaded {...props} />
  }
}

/** Loads the code of parts, by default of all. A part that fails to load throws when it renders. */
export async function loadParts(names?: readonly string[]): Promise<void> {
  const found = () => (names ?? [...parts.keys()]).flatMap((name) => parts.get(name) ?? [])
  // The code of a part may contain further parts.
  for (let loaded = 0, wanted = found(); wanted.length > loaded; wanted = found()) {
    loaded = wanted.length
    await Promise.allSettled(wanted.map((ready) => ready()))
  }
}

/** Runs a synchronous rendering; returns its result and the names of the rendered parts. */
export function withParts<T>(render: () => T): { readonly result: T; readonly parts: readonly string[] } {
  rendered = new Set()
  try {
    const result = render()
    return { result, parts: [...rendered] }
  } finally {
    rendered = null
  }
}
