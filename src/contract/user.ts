import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The person whose wardrobe this is, as the header shows them. */
export const CurrentUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  createdAt: z.string(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const userEndpoints = {
  current: endpoint({
    method: 'GET',
    path: '/api/user',
    summary: 'The user of this request',
    reply: CurrentUser,
  }),
}
