import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, wrapLanguageModel, type LanguageModel } from 'ai'
import type { ModelSettings } from '../../ports/model-settings.ts'
import { cappedFetch } from './capped-fetch.ts'

/** The model of the settings, for one JSON object at a time: text around it is dropped. */
export function languageModel(settings: ModelSettings): LanguageModel {
  return wrapLanguageModel({
    model: settings.api === 'anthropic' ? anthropicModel(settings) : compatibleModel(settings),
    middleware: extractJsonMiddleware({ transform: outermostObject }),
  })
}

// Every option is given; otherwise the library reads the environment.
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
