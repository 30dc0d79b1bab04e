/** The operator's model and its service. The keys are secret: never log them. */
export type ModelSettings =
  | {
      readonly api: 'openai-compatible'
      /** Base address of `/chat/completions`. */
      readonly baseUrl: string
      readonly name: string
      /** Null for a server without keys. */
      readonly apiKey: string | null
    }
  | {
      readonly api: 'anthropic'
      /** Base address of `/messages`. */
      readonly baseUrl: string
      readonly name: string
      readonly apiKey: string
    }
