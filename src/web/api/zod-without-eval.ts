import { config } from 'zod/mini'

// zod would try to compile its parsers with `new Function`, which the content security policy refuses, loudly.
config({ jitless: true })
