import {
  APICallError,
  generateText,
  Output,
  type FlexibleSchema,
  type LanguageModel,
  type ModelMessage,
} from 'ai'

/** A request for one JSON object. */
interface ObjectRequest {
  readonly model: LanguageModel
  /** Describes the form of the reply too: not every server supports schemas. */
  readonly instructions: string
  readonly messages: ModelMessage[]
  readonly schema: FlexibleSchema
  readonly schemaName: string
  readonly maxOutputTokens: number
  readonly deadline: AbortSignal
  /** By default, a request to a busy or unreachable server is retried once. */
  readonly maxRetries?: 0 | 1
}

/**
 * Requests one JSON object by its schema, without tools; a server that rejects schemas gets a second request in plain
 * text. Never more than two requests: a RetryError is not retried.
 * @returns the reply, which is not validated
 * @throws errors for `reasonOfFailure`
 */
export async function requestObject(question: ObjectRequest): Promise<unknown> {
  const { model, instructions, messages, deadline } = question
  const request = { model, instructions, messages, abortSignal: deadline }
  try {
    const answer = await generateText({
      ...request,
      output: Output.object({ schema: question.schema, name: question.schemaName }),
      maxOutputTokens: question.maxOutputTokens,
      reasoning: 'none',
      maxRetries: question.maxRetries ?? 1,
    })
    return answer.output
  } catch (error) {
    if (!rejectsSchema(error)) throw error
    const { text } = await generateText({ ...request, maxRetries: 0 })
    return JSON.parse(text)
  }
}

// Older servers reject requests with schemas.
function rejectsSchema(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)
}
