import * as z from 'zod/mini'
import names from './retailer-names.json' with { type: 'json' }

/** Names of `retailers`, without the domains, for the list in the web app. */
export const retailerNames: readonly string[] = z.array(z.string()).parse(names)
