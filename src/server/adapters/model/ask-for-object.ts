import {
  APICallError,
  generateText,
  Output,
  type FlexibleSchema,
  type LanguageModel,
  type ModelMessage,
} from 'ai'

/** A question to be answered with one JSON object. */
interface ObjectQuestion {
  readonly model: LanguageModel
  /** Say the form of the answer too: not every server takes a schema. */
  readonly instructions: string
  readonly messages: ModelMessage[]
  readonly schema: FlexibleSchema
  readonly schemaName: string
  readonly maxOutputTokens: number
  readonly deadline: AbortSignal
  /** Left out, a server that is busy or cannot be reached is asked once more. */
  readonly maxRetries?: 0 | 1
}

/**
 * Asks a model for one JSON object by its schema, with no tool; a server that refuses schemas is asked once more in
 * plain words. What was tried twice fails with a RetryError and is not asked again: never more than two requests.
 * @returns what it said, which may be anything
 * @throws what `reasonOfFailure` can put in words
 */
export async function askForObject(question: ObjectQuestion): Promise<unknown> {
  const { model, instructions, messages, deadline } = question
  const asked = { model, instructions, messages, abortSignal: deadline }
  try {
    const answer = await generateText({
      ...asked,
      output: Output.object({ schema: question.schema, name: question.schemaName }),
      maxOutputTokens: question.maxOutputTokens,
      reasoning: 'none',
      maxRetries: question.maxRetries ?? 1,
    })
    return answer.output
  } catch (error) {
    if (!refusesTheForm(error)) throw error
    const { text } = await generateText({ ...asked, maxRetries: 0 })
    return JSON.parse(text)
  }
}

// Older servers know no schemas and refuse the whole question.
function refusesTheForm(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)
}
