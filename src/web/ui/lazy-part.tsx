import { use, type ComponentType } from 'react'

type Load<P> = () => Promise<ComponentType<P>>

// Several parts may come in one chunk, and so have one name.
const parts = new Map<string, (() => Promise<unknown>)[]>()
let rendered: Set<string> | null = null

/**
 * A part of the first view with code of its own, for inside of a Suspense. Unlike React's `lazy` it is rendered at once
 * where its code is here: on the server, and in a page whose HTML shows it.
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

/** Loads the code of parts; of all where none are named. A part that can't be loaded throws where it is rendered. */
export async function loadParts(names: readonly string[] = [...parts.keys()]): Promise<void> {
  await Promise.allSettled(names.flatMap((name) => parts.get(name) ?? []).map((ready) => ready()))
}

/** Runs a rendering that does not wait; returns what it returns and the names of the parts it shows. */
export function withParts<T>(render: () => T): { readonly result: T; readonly parts: readonly string[] } {
  rendered = new Set()
  try {
    const result = render()
    return { result, parts: [...rendered] }
  } finally {
    rendered = null
  }
}
