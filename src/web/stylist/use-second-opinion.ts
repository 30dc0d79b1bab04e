import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { keepOpinion, readKeptOpinion, type OpinionShape } from './kept-opinion.ts'
import { stylistState, useAsksModel } from './model-queries.ts'

/** What was asked last, and how far it is answered. Outlives the screen that asked. */
export interface Opinion<Q, A> {
  readonly question: Q
  /** Null while the first response is pending, and where none came. */
  readonly answer: A | null
  /** `reconsidering`: the rules have answered, and the model is being asked. */
  readonly state: 'asking' | 'reconsidering' | 'answered' | 'failed'
  /** Why there is no answer. */
  readonly error: Error | null
  /** The model was asked and nothing usable came of it. */
  readonly modelFailed: boolean
}

/** How the answer is to be made. */
export interface AnswerMode<A> {
  /** Left out, the model is asked where one is set. */
  readonly by?: 'rules'
  /** What the rules have answered to the same question, when it is asked again. */
  readonly first: A | null
}

/**
 * Asks the stylist. Where a model is set the rules answer at once, and the model's answer takes the place of theirs
 * when it comes. An answer to an older question is dropped. `name` tells questions of one kind from those of another;
 * by `shape` the last answer is read again after a reload, null where the server keeps it.
 */
export function useSecondOpinion<Q, A extends { readonly curatedBy: string }>(
  name: string,
  shape: OpinionShape<Q, A> | null,
  answerTo: (question: Q, turn: AnswerMode<A>) => Promise<A>,
) {
  const queries = useQueryClient()
  // Known before the first question, so that it waits for nothing.
  useAsksModel()
  const options = opinionOptions(name, shape)
  const { data: opinion = null } = useQuery(options)
  return {
    opinion,
    ask: (question: Q) =>
      void answer(queries, { name: shape && name, queryKey: options.queryKey }, question, answerTo),
    clear: () => {
      if (shape) keepOpinion(name, null)
      queries.setQueryData(options.queryKey, null)
    },
  }
}

function opinionOptions<Q, A>(name: string, shape: OpinionShape<Q, A> | null) {
  return queryOptions<Opinion<Q, A> | null>({
    queryKey: ['stylist', 'opinion', name],
    queryFn: skipToken,
    initialData: () => {
      const kept = shape && readKeptOpinion(name, shape)
      return kept && { ...kept, state: 'answered', error: null }
    },
  })
}

async function answer<Q, A extends { readonly curatedBy: string }>(
  queries: QueryClient,
  { name, queryKey }: { name: string | null; queryKey: ReturnType<typeof opinionOptions<Q, A>>['queryKey'] },
  question: Q,
  answerTo: (question: Q, turn: AnswerMode<A>) => Promise<A>,
): Promise<void> {
  // Each question has an object of its own, by which a late answer knows whether it is still wanted.
  const asked: Opinion<Q, A> = { question, answer: null, state: 'asking', error: null, modelFailed: false }
  let mine = queries.setQueryData(queryKey, asked)
  const say = (news: Partial<Opinion<Q, A>>): boolean => {
    if (queries.getQueryData(queryKey) !== mine) return false
    const said = { ...asked, ...news }
    mine = queries.setQueryData(queryKey, said)
    if (name !== null && said.state === 'answered') keepOpinion(name, toKeep(said))
    return true
  }
  try {
    // If unknown, one request is enough: the server knows.
    const { asksModel: asks } = await queries
      .ensureQueryData(stylistState)
      .catch(() => ({ asksModel: false }))
    const first = await answerTo(question, { first: null, ...(asks && { by: 'rules' }) })
    if (!say({ answer: first, state: asks ? 'reconsidering' : 'answered' }) || !asks) return
    const second = await answerTo(question, { first }).catch(() => null)
    const isModels = second?.curatedBy === 'model'
    say({ answer: isModels ? second : first, state: 'answered', modelFailed: !isModels })
  } catch (error) {
    say({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
  }
}

function toKeep<Q, A>({ question, answer: answered, modelFailed }: Opinion<Q, A>) {
  return { question, answer: answered, modelFailed }
}
