import { fileURLToPath } from 'node:url'

/** The folder of the repository; every command works from here, wherever it was called from. */
export const repository = fileURLToPath(new URL('..', import.meta.url))
