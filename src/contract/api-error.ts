import * as z from 'zod/mini'

/** Every refusal and failure that the API can answer with: its status and what it says to people. */
export const apiErrors = {
  invalid_request: {
    status: 400,
    message: 'Some of what was sent cannot be used. Please check it and try again.',
  },
  malformed_json: { status: 400, message: 'The request could not be read: its body is not valid JSON.' },
  malformed_form: { status: 400, message: 'The upload could not be read. Please try it once more.' },
  upload_interrupted: {
    status: 400,
    message: 'The upload broke off before it was complete. Please try again.',
  },
  image_empty: { status: 400, message: 'This file is empty. Please choose another photo.' },
  image_unreadable: {
    status: 422,
    message: 'This photo is damaged or incomplete and could not be read. Please choose another one.',
  },
  unknown_host: { status: 403, message: 'This address is not one that Armadio answers to.' },
  foreign_origin: { status: 403, message: 'This request came from another site and was refused.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  closet_item_not_found: { status: 404, message: 'This piece is not in your closet.' },
  photo_not_found: { status: 404, message: 'This photo is no longer waiting. Please choose it again.' },
  look_not_found: { status: 404, message: 'This look is not there any more.' },
  version_not_found: { status: 404, message: 'This version of the outfit is no longer saved.' },
  outfit_not_found: { status: 404, message: 'This outfit is not there any more.' },
  share_not_found: { status: 404, message: 'This is not shared any more.' },
  plan_not_found: { status: 404, message: 'This plan is not there any more.' },
  history_not_found: { status: 404, message: 'This entry is not in your history any more.' },
  listing_not_found: { status: 404, message: 'This listing is not there any more.' },
  trend_not_found: { status: 404, message: 'This trend is not there any more.' },
  wish_not_found: { status: 404, message: 'This wish is not on your list any more.' },
  place_not_found: {
    status: 404,
    message: 'No place of this name is known. Please check how it is written.',
  },
  image_not_found: { status: 404, message: 'There is no such picture.' },
  request_in_progress: {
    status: 409,
    message: 'The same request is still being worked on. Please wait a moment and try again.',
  },
  name_taken: {
    status: 409,
    message: 'Somebody else here has this name already. Please choose another one.',
  },
  changed_meanwhile: {
    status: 412,
    message: 'This was changed somewhere else in the meantime. Please load it again.',
  },
  too_large: { status: 413, message: 'That is more than Armadio takes in one request.' },
  image_too_large: { status: 413, message: 'This photo is larger than 20 MB. Please choose a smaller one.' },
  image_too_many_pixels: {
    status: 413,
    message: 'This photo has more than 50 megapixels. Please choose a smaller one.',
  },
  unsupported_media_type: { status: 415, message: 'The request is not in a form that this address takes.' },
  image_type_unsupported: {
    status: 415,
    message:
      'This file is not a photo that Armadio can read. Please choose a JPEG, PNG, WebP, AVIF, GIF or HEIC.',
  },
  cut_out_unclear: {
    status: 422,
    message: 'The ground is too close to the piece to cut it out well. The photo stays as it is.',
  },
  link_not_usable: {
    status: 422,
    message: 'This link could not be read. Save the picture in the shop and upload it instead.',
  },
  no_photo: { status: 422, message: 'This piece has no photo of its own to cut out.' },
  piece_not_wearable: { status: 422, message: 'This piece cannot be worn now.' },
  already_listed: { status: 409, message: 'This piece is listed already.' },
  nothing_to_share: { status: 422, message: 'This outfit has no piece of your own to show.' },
  worn_in_history: {
    status: 422,
    message: 'Your history of that day has this piece. Change or delete the outfit there.',
  },
  swap_not_possible: { status: 422, message: 'This piece cannot take the place of the other one.' },
  day_not_changeable: { status: 422, message: 'This day of the plan cannot be changed like that.' },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Please try again.',
  },
  busy: {
    status: 503,
    message: 'Armadio is busy right now. Please try again in a moment.',
  },
  trends_unreachable: {
    status: 503,
    message: 'The source of trends did not answer. What was known before is still there.',
  },
  weather_unreachable: {
    status: 503,
    message: 'The weather of this place cannot be reached right now. Please try again in a moment.',
  },
  storage_unavailable: {
    status: 503,
    message: 'The wardrobe cannot be reached right now. Please try again in a moment.',
  },
  storage_full: {
    status: 507,
    message: 'There is no room left on the disk of this wardrobe. Free some space and try again.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ApiErrorCode = keyof typeof apiErrors

/** Body of every answer that is not a success. `fields` names what is wrong field by field. */
export const ApiError = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ApiError = z.infer<typeof ApiError>
