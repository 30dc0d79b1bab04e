import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  extractJsonMiddleware,
  wrapLanguageModel,
  type LanguageModel,
  type LanguageModelMiddleware,
} from 'ai'
import type { CircuitBreaker } from '../../ports/circuit-breaker.ts'
import type { ModelSettings } from '../../ports/model-settings.ts'

/**
 * The configured model, for one JSON object at a time: text around the object is dropped. While the breaker is open,
 * requests fail at once, as for an unreachable model.
 */
export function languageModel(settings: ModelSettings, breaker?: CircuitBreaker): LanguageModel {
  return wrapLanguageModel({
    model: settings.api === 'anthropic' ? anthropicModel(settings) : compatibleModel(settings),
    middleware: [
      extractJsonMiddleware({ transform: outermostObject }),
      ...(breaker ? [breaking(breaker, settings.baseUrl)] : []),
    ],
  })
}

// Covers the whole call: a model that sends a byte a second fails at the caller's deadline.
function breaking(breaker: CircuitBreaker, url: string): LanguageModelMiddleware {
  return {
    async wrapGenerate({ doGenerate }) {
      if (breaker.isOpen())
        throw new APICallError({
          message: 'The model failed a moment ago.',
          url,
          requestBodyValues: {},
          isRetryable: false,
        })
      try {
        const answer = await doGenerate()
        breaker.succeeded()
        return answer
      } catch (error) {
        if (isOutage(error)) breaker.failed()
        else breaker.succeeded()
        throw error
      }
    },
  }
}

// An unreadable response, or one that rejects the request, comes from a reachable model.
function isOutage(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return true
  return error.statusCode === undefined || error.statusCode >= 500 || error.statusCode === 429
}

// Every option is provided; otherwise the library reads the environment.
function anthropicModel({ baseUrl, name, apiKey }: Extract<ModelSettings, { api: 'anthropic' }>) {
  return createAnthropic({ baseURL: baseUrl, apiKey, fetch: cappedFetch })(name)
}

function compatibleModel({ baseUrl, name, apiKey }: Extract<ModelSettings, { api: 'openai-compatible' }>) {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey === null ? {} : { apiKey }),
    supportsStructuredOutputs: true,
    fetch: cappedFetch,
    // OpenAI's newer models reject `max_tokens`, its older ones and Ollama reject an effort; other servers ignore
    // both.
    transformRequestBody: ({ max_tokens, ...body }) => ({
      ...body,
      reasoning_effort: undefined,
      max_completion_tokens: max_tokens,
    }),
  })
  return provider(name)
}

// Small models often put a sentence and a code fence around their JSON.
function outermostObject(text: string): string {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  return start >= 0 && end > start ? text.slice(start, end + 1) : text
}

const REPLY_MAX_BYTES = 64 * 1024

/**
 * `fetch` for a model's address: a reply over 64 KB is aborted, and redirects are not followed, since key and photo
 * must not reach another address.
 */
const cappedFetch: typeof fetch = async (address, request) => {
  const reply = await fetch(address, { ...request, redirect: 'manual' })
  return reply.body ? new Response(reply.body.pipeThrough(atMost(REPLY_MAX_BYTES)), reply) : reply
}

function atMost(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let byteSize = 0
  return new TransformStream({
    transform(chunk, controller) {
      byteSize += chunk.byteLength
      if (byteSize > maxBytes) controller.error(new Error(`The reply is larger than ${maxBytes} bytes.`))
      else controller.enqueue(chunk)
    },
  })
}
