import { useCallback, useMemo, useState } from 'react'

interface Identified {
  readonly id: string
}

/** A selection of pieces, and its operations. */
export interface Selection {
  /** Null while a press opens pieces instead of selecting them. */
  readonly ids: ReadonlySet<string> | null
  /** Starts selecting, with this piece if given. */
  readonly start: (id?: string) => void
  readonly end: () => void
  readonly toggle: (id: string) => void
  /** Selects the range from the last toggled piece, or from `from` if there is none, to this one. */
  readonly extend: (to: string, from?: string) => void
  /** Selects all shown pieces. */
  readonly selectAll: () => void
  readonly selectNone: () => void
}

interface Selected {
  readonly ids: ReadonlySet<string>
  /** Start of the range, and the selection without the range. */
  readonly range: { readonly from: string; readonly others: ReadonlySet<string> } | null
}

const nothing: Selected = { ids: new Set(), range: null }

/** A selection of pieces, with ranges in the order currently shown. It survives changes of that order. */
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
  // The start of the range may be hidden by now.
  const between = first < 0 ? [{ id: to }] : shown.slice(first, last + 1)
  return { ids: new Set([...range.others, ...between.map(({ id }) => id)]), range }
}
