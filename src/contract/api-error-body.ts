import * as z from 'zod/mini'

/** Body of every error response. `fields` has the validation errors by field. */
export const ApiError = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ApiError = z.infer<typeof ApiError>
