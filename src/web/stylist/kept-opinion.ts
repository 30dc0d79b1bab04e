import * as z from 'zod/mini'

/** What of an answered question stays for this tab of the browser: over a reload, and on the way back from a site. */
export interface KeptOpinion<Q, A> {
  readonly question: Q
  readonly answer: A
  /** The model was asked and nothing usable came of it. */
  readonly modelFailed: boolean
}

/** Shapes of a question and its answer, by which what was kept is read again. */
export interface OpinionShape<Q, A> {
  readonly question: z.ZodMiniType<Q>
  readonly answer: z.ZodMiniType<A>
}

/** The opinion that was kept under `name`; null where there is none, or an older Armadio kept another shape. */
export function readKeptOpinion<Q, A>(name: string, shape: OpinionShape<Q, A>): KeptOpinion<Q, A> | null {
  const kept = z.object({ question: shape.question, answer: shape.answer, modelFailed: z.boolean() })
  try {
    return kept.safeParse(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')).data ?? null
  } catch {
    // Not ours, or the browser keeps nothing.
    return null
  }
}

/** Keeps an opinion under `name`, or with null forgets it. A browser that keeps nothing loses nothing but this. */
export function keepOpinion(name: string, opinion: KeptOpinion<unknown, unknown> | null): void {
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
