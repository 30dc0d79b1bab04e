import * as z from 'zod/mini'

/** The last answered question, stored for this browser tab: it survives a reload and Back from another site. */
export interface StoredOpinion<Q, A> {
  readonly question: Q
  readonly answer: A
  /** The model was asked and gave no usable response. */
  readonly modelFailed: boolean
}

/** Schemas of a question and its answer, to validate the stored data. */
export interface OpinionShape<Q, A> {
  readonly question: z.ZodMiniType<Q>
  readonly answer: z.ZodMiniType<A>
}

/** The opinion stored under `name`; null if there is none, or an older version stored another format. */
export function readStoredOpinion<Q, A>(name: string, shape: OpinionShape<Q, A>): StoredOpinion<Q, A> | null {
  const kept = z.object({ question: shape.question, answer: shape.answer, modelFailed: z.boolean() })
  try {
    return kept.safeParse(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')).data ?? null
  } catch {
    // Not our data, or the browser stores nothing.
    return null
  }
}

/** Stores an opinion under `name`, or deletes it for null. Failing to store it is harmless. */
export function storeOpinion(name: string, opinion: StoredOpinion<unknown, unknown> | null): void {
  try {
    if (opinion) sessionStorage.setItem(keyOf(name), JSON.stringify(opinion))
    else sessionStorage.removeItem(keyOf(name))
  } catch (error) {
    console.error('Failed to keep the answer of the stylist', error)
  }
}

function keyOf(name: string): string {
  return `armadio.opinion.${name}`
}
