import { fileURLToPath } from 'node:url'

/** The folder of the repository; every command runs here, from any working directory. */
export const repository = fileURLToPath(new URL('..', import.meta.url))
