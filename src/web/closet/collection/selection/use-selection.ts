import { useCallback, useMemo, useState } from 'react'

interface Identified {
  readonly id: string
}

/** Several pieces that are chosen, and the ways to choose. */
export interface Selection {
  /** Null while pieces open instead of being chosen. */
  readonly ids: ReadonlySet<string> | null
  /** Begins to choose, with this piece where one is given. */
  readonly start: (id?: string) => void
  readonly end: () => void
  readonly toggle: (id: string) => void
  /** From the piece that was toggled last, or from `from` where none was, to this one. */
  readonly extend: (to: string, from?: string) => void
  /** All pieces that are shown. */
  readonly selectAll: () => void
  readonly selectNone: () => void
}

interface Selected {
  readonly ids: ReadonlySet<string>
  /** Where a range starts, and what was chosen without it. */
  readonly range: { readonly from: string; readonly others: ReadonlySet<string> } | null
}

const nothing: Selected = { ids: new Set(), range: null }

/** Chooses among pieces, in the order in which they are shown now. What is chosen stays when that changes. */
export function useSelection(shown: readonly Identified[]): Selection {
  const [selected, setSelected] = useState<Selected | null>(null)

  const start = useCallback((id?: string) => setSelected(id ? toggled(nothing, id) : nothing), [])
  const end = useCallback(() => setSelected(null), [])
  const toggle = useCallback((id: string) => setSelected((known) => known && toggled(known, id)), [])
  const extend = useCallback(
    (to: string, from?: string) => setSelected((known) => known && extended(known, shown, to, from)),
    [shown],
  )
  const selectAll = useCallback(
    () =>
      setSelected(
        (known) => known && { ids: new Set([...known.ids, ...shown.map(({ id }) => id)]), range: null },
      ),
    [shown],
  )
  const selectNone = useCallback(() => setSelected((known) => known && nothing), [])

  const ids = selected?.ids ?? null
  return useMemo(
    () => ({ ids, start, end, toggle, extend, selectAll, selectNone }),
    [ids, start, end, toggle, extend, selectAll, selectNone],
  )
}

function toggled({ ids }: Selected, id: string): Selected {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, range: { from: id, others: next } }
}

function extended(known: Selected, shown: readonly Identified[], to: string, from = to): Selected {
  const range = known.range ?? { from, others: known.ids }
  const [first = -1, last = -1] = [range.from, to]
    .map((id) => shown.findIndex((item) => item.id === id))
    .toSorted((one, other) => one - other)
  // What the range starts at may be hidden by now.
  const between = first < 0 ? [{ id: to }] : shown.slice(first, last + 1)
  return { ids: new Set([...range.others, ...between.map(({ id }) => id)]), range }
}
