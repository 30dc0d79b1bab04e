import * as z from 'zod/mini'
import names from './retailer-names.json' with { type: 'json' }

/** Names of the stores of `retailers`, apart from their domains: the page lists them. */
export const retailerNames: readonly string[] = z.array(z.string()).parse(names)
