/** Environment variables that hide the machine's model from programs started by tests. */
export const noModel = { AI_BASE_URL: '', AI_MODEL: '', AI_API_KEY: '', ANTHROPIC_API_KEY: '' }
