import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { storeOpinion, readStoredOpinion, type OpinionShape } from './stored-opinion.ts'
import { stylistState, useAsksModel } from './model-queries.ts'

/** The latest question and its answer. Outlives the component that asked. */
export interface Opinion<Q, A> {
  readonly question: Q
  /** Null while the first response is pending, and after an error. */
  readonly answer: A | null
  /** `reconsidering`: the rules have answered, and the model is being asked. */
  readonly state: 'asking' | 'reconsidering' | 'answered' | 'failed'
  /** Why there is no answer. */
  readonly error: Error | null
  /** The model was asked and gave no usable response. */
  readonly modelFailed: boolean
}

/** How to answer a question. */
export interface AnswerMode<A> {
  /** Left out: the model answers if one is configured. */
  readonly by?: 'rules'
  /** The rules' answer to the same question, when the model is asked too. */
  readonly first: A | null
}

/**
 * Asks the stylist. If a model is configured, the rules answer at once and the model's answer replaces theirs later.
 * Answers to older questions are dropped. `name` identifies the kind of question; `shape` validates the stored last
 * answer after a reload, null if the server stores it.
 */
export function useSecondOpinion<Q, A extends { readonly curatedBy: string }>(
  name: string,
  shape: OpinionShape<Q, A> | null,
  answerTo: (question: Q, mode: AnswerMode<A>) => Promise<A>,
) {
  const queries = useQueryClient()
  // Loaded before the first question, so that it need not wait for it.
  useAsksModel()
  const options = opinionOptions(name, shape)
  const { data: opinion = null } = useQuery(options)
  return {
    opinion,
    ask: (question: Q) =>
      void answer(queries, { name: shape && name, queryKey: options.queryKey }, question, answerTo),
    clear: () => {
      if (shape) storeOpinion(name, null)
      queries.setQueryData(options.queryKey, null)
    },
  }
}

function opinionOptions<Q, A>(name: string, shape: OpinionShape<Q, A> | null) {
  return queryOptions<Opinion<Q, A> | null>({
    queryKey: ['stylist', 'opinion', name],
    queryFn: skipToken,
    initialData: () => {
      const kept = shape && readStoredOpinion(name, shape)
      return kept && { ...kept, state: 'answered', error: null }
    },
  })
}

async function answer<Q, A extends { readonly curatedBy: string }>(
  queries: QueryClient,
  { name, queryKey }: { name: string | null; queryKey: ReturnType<typeof opinionOptions<Q, A>>['queryKey'] },
  question: Q,
  answerTo: (question: Q, mode: AnswerMode<A>) => Promise<A>,
): Promise<void> {
  // Identifies the question: a late answer is dropped if the cache holds another object.
  const initial: Opinion<Q, A> = { question, answer: null, state: 'asking', error: null, modelFailed: false }
  let current = queries.setQueryData(queryKey, initial)
  const update = (changes: Partial<Opinion<Q, A>>): boolean => {
    if (queries.getQueryData(queryKey) !== current) return false
    const updated = { ...initial, ...changes }
    current = queries.setQueryData(queryKey, updated)
    if (name !== null && updated.state === 'answered') storeOpinion(name, toStore(updated))
    return true
  }
  try {
    // If unknown, a single request is enough: the server decides.
    const { asksModel: asksModelToo } = await queries
      .ensureQueryData(stylistState)
      .catch(() => ({ asksModel: false }))
    const first = await answerTo(question, { first: null, ...(asksModelToo && { by: 'rules' }) })
    if (!update({ answer: first, state: asksModelToo ? 'reconsidering' : 'answered' }) || !asksModelToo)
      return
    const second = await answerTo(question, { first }).catch(() => null)
    const isModels = second?.curatedBy === 'model'
    update({ answer: isModels ? second : first, state: 'answered', modelFailed: !isModels })
  } catch (error) {
    update({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
  }
}

function toStore<Q, A>({ question, answer: answered, modelFailed }: Opinion<Q, A>) {
  return { question, answer: answered, modelFailed }
}
