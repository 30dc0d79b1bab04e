/** Environment of a program that a test starts: whatever model this machine has set is not asked. */
export const noModel = { AI_BASE_URL: '', AI_MODEL: '', AI_API_KEY: '', ANTHROPIC_API_KEY: '' }
