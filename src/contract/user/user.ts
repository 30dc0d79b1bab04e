import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { requiredText } from '../fields.ts'

const USERNAME_MAX = 60

/** The user's public name. */
export const Username = requiredText('Name', USERNAME_MAX)

/** The user of the request, as shown in the header. */
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
  change: endpoint({
    method: 'PATCH',
    path: '/api/user',
    summary: 'Change the name',
    body: z.object({ username: z.optional(Username) }),
    reply: CurrentUser,
  }),
  changePicture: endpoint({
    method: 'POST',
    path: '/api/user/picture',
    summary: 'Set the profile photo',
    form: { fields: z.object({}), photo: { field: 'image', missing: 'Please select an image' } },
    reply: CurrentUser,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/api/user/picture',
    summary: 'Remove the profile photo',
    reply: CurrentUser,
  }),
}
