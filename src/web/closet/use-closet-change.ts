import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Everything that is kept of the closet stands under this key. */
export const closetKey = ['closet'] as const

/** What is said of a change, also when the screen that asked for it is gone. */
export interface ChangeCallbacks<V, R> {
  /** The change is made and the list shows it. */
  readonly onDone: (result: R, input: V) => void
  readonly onFailed: (error: Error, input: V) => void
}

/** A change of the closet: everything that shows the closet is asked for again once it is made. */
export function useClosetChange<V, R>(
  change: (input: V) => Promise<R>,
  { onDone, onFailed }: ChangeCallbacks<V, R>,
  mutationKey: readonly unknown[] = [],
  /** Changes of one scope are sent one after the other, in the order they were made. */
  scope?: string,
) {
  const queries = useQueryClient()
  // What mutate() is given is forgotten with its component, and by the next call; these are not.
  return useMutation({
    mutationKey,
    ...(scope !== undefined && { scope: { id: scope } }),
    mutationFn: change,
    onSuccess: async (result, input) => {
      await queries.invalidateQueries({ queryKey: closetKey })
      onDone(result, input)
    },
    onError: onFailed,
  })
}
