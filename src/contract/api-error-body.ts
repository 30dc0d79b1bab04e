import * as z from 'zod/mini'

/** Body of every answer that is not a success. `fields` names what is wrong field by field. */
export const ApiError = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ApiError = z.infer<typeof ApiError>
