/** The model that the operator chose, and where it is asked. The keys are secret: they belong in no log. */
export type ModelSettings =
  | {
      readonly api: 'openai-compatible'
      /** Address in front of `/chat/completions`. */
      readonly baseUrl: string
      readonly name: string
      /** Null for a server that asks for none. */
      readonly apiKey: string | null
    }
  | {
      readonly api: 'anthropic'
      /** Address in front of `/messages`. */
      readonly baseUrl: string
      readonly name: string
      readonly apiKey: string
    }
