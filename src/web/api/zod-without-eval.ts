import { config } from 'zod/mini'

// zod would compile its parsers with `new Function`, which the content security policy blocks and reports.
config({ jitless: true })
