/** Environment of a program that a test starts: without the model of this machine. */
export const noModel = { AI_BASE_URL: '', AI_MODEL: '', AI_API_KEY: '', ANTHROPIC_API_KEY: '' }
