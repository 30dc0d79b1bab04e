import { PHOTO_MAX_EDGE, PHOTO_MAX_MEGABYTES, PHOTO_MAX_MEGAPIXELS } from './photo-limits.ts'

/** Every error code of the API, with its status and its message for users. */
export const apiErrors = {
  invalid_request: {
    status: 400,
    message: "Some values aren't valid. Check them and try again.",
  },
  malformed_request: { status: 400, message: "Couldn't read the request." },
  malformed_json: { status: 400, message: "Couldn't read the request. Its body isn't valid JSON." },
  malformed_form: { status: 400, message: "Couldn't read the upload. Try again." },
  upload_interrupted: {
    status: 400,
    message: 'The upload was interrupted. Try again.',
  },
  image_empty: { status: 400, message: 'This file is empty. Choose another photo.' },
  image_unreadable: {
    status: 422,
    message: 'This photo is damaged or incomplete. Choose another one.',
  },
  signed_out: { status: 401, message: 'Sign in to continue.' },
  not_paired: { status: 401, message: "This device isn't connected to Armadio yet." },
  wrong_password: { status: 403, message: "Email and password don't match." },
  invitation_needed: {
    status: 403,
    message: 'You need an invitation to create an account here.',
  },
  invitation_not_valid: {
    status: 403,
    message: 'This invitation has expired or was used. Ask for a new one.',
  },
  pairing_not_valid: {
    status: 403,
    message: 'This code has expired or was used. Show a new one on your computer.',
  },
  not_on_network: {
    status: 409,
    message: "Armadio isn't open to your network. Start it with 'npm start -- --lan'.",
  },
  reset_not_valid: {
    status: 403,
    message: 'This link has expired or was used. Request a new one.',
  },
  unknown_host: { status: 403, message: "Armadio doesn't recognize this address." },
  foreign_origin: { status: 403, message: 'This request came from another site and was blocked.' },
  not_found: { status: 404, message: "There's nothing at this address." },
  closet_item_not_found: { status: 404, message: "This piece isn't in your closet." },
  photo_not_found: { status: 404, message: 'This upload has expired. Choose the photo again.' },
  deleted_not_found: { status: 404, message: 'This was already restored or deleted permanently.' },
  look_not_found: { status: 404, message: 'This look no longer exists.' },
  collection_not_found: { status: 404, message: 'This collection no longer exists.' },
  version_not_found: { status: 404, message: 'This version of the outfit is no longer saved.' },
  outfit_not_found: { status: 404, message: 'This outfit no longer exists.' },
  share_not_found: { status: 404, message: 'This is no longer shared.' },
  plan_not_found: { status: 404, message: 'This plan no longer exists.' },
  history_not_found: { status: 404, message: 'This entry is no longer in your history.' },
  listing_not_found: { status: 404, message: 'This listing no longer exists.' },
  sale_not_found: { status: 404, message: 'This request no longer exists.' },
  person_not_found: { status: 404, message: "This person isn't on this server." },
  trip_not_found: { status: 404, message: 'This trip no longer exists.' },
  line_not_found: { status: 404, message: 'This is no longer on the packing list.' },
  trend_not_found: { status: 404, message: 'This trend no longer exists.' },
  wish_not_found: { status: 404, message: 'This item is no longer on your wishlist.' },
  place_not_found: {
    status: 404,
    message: "Couldn't find that place. Check the spelling.",
  },
  photo_lost: { status: 404, message: "This piece's photo is missing. Add a photo again." },
  image_not_found: { status: 404, message: "There's no such image." },
  request_timeout: { status: 408, message: 'The request took too long. Try again.' },
  request_in_progress: {
    status: 409,
    message: 'This request is still in progress. Try again in a moment.',
  },
  name_taken: {
    status: 409,
    message: 'Someone else here has this name. Choose another one.',
  },
  email_taken: {
    status: 409,
    message: 'There is already an account with this email. Sign in instead.',
  },
  collection_exists: { status: 409, message: 'You already have a collection with this name.' },
  too_many_collections: {
    status: 409,
    message: "You've reached the limit for collections. Delete one first.",
  },
  wish_incomplete: {
    status: 409,
    message: 'Add a photo and a color first, then this goes into your closet.',
  },
  changed_meanwhile: {
    status: 412,
    message: 'This changed somewhere else since you opened it. Load it again.',
  },
  too_large: { status: 413, message: 'That request is too large.' },
  image_too_large: {
    status: 413,
    message: `This photo is larger than ${PHOTO_MAX_MEGABYTES} MB. Choose a smaller one.`,
  },
  image_too_many_pixels: {
    status: 413,
    message: `This photo has more than ${PHOTO_MAX_MEGAPIXELS} megapixels. Choose a smaller one.`,
  },
  image_edge_too_long: {
    status: 413,
    // Without Intl, which takes 20 ms to load.
    message: `One side of this photo is longer than ${PHOTO_MAX_EDGE / 1000},000 pixels. Choose a smaller one.`,
  },
  too_many_attempts: { status: 429, message: 'Too many attempts. Wait a few minutes and try again.' },
  too_many_links: {
    status: 429,
    message: 'You checked 60 links within an hour. Wait a while, then check the next one.',
  },
  too_many_photos: {
    status: 429,
    message: 'You added 500 photos within an hour. Wait a while, then add the rest.',
  },
  headers_too_large: { status: 431, message: 'The headers of the request are too large.' },
  unsupported_media_type: { status: 415, message: "This address doesn't accept requests in this format." },
  image_type_unsupported: {
    status: 415,
    message: "Armadio can't read this file. Choose a JPEG, PNG, WebP, AVIF, GIF or HEIC.",
  },
  archive_unreadable: {
    status: 422,
    message: "This file is damaged or isn't a ZIP or CSV file. Nothing was added.",
  },
  archive_unknown: {
    status: 422,
    message: 'This ZIP has no Armadio export and no CSV file in it. Nothing was added.',
  },
  archive_spreadsheet: {
    status: 422,
    message: 'This is a spreadsheet. Save it as a CSV file and choose that. Nothing was added.',
  },
  table_unknown: {
    status: 422,
    message:
      "Couldn't find the names of your pieces. The first line must name the columns, such as Name, Category and Color.",
  },
  table_empty: {
    status: 422,
    message: 'This CSV has no rows below the names of its columns. Nothing was added.',
  },
  table_too_large: {
    status: 413,
    message: 'This CSV is larger than 20 MB or has more than 10,000 rows. Split it into smaller files.',
  },
  archive_encrypted: {
    status: 422,
    message: 'This ZIP is protected by a password. Unpack it and make a ZIP without one.',
  },
  archive_unsafe: {
    status: 422,
    message: "This ZIP has unsafe names, links or sizes, so it wasn't opened. Nothing was added.",
  },
  archive_too_new: {
    status: 422,
    message: 'This export comes from a newer Armadio. Update this one first.',
  },
  archive_too_large: { status: 413, message: 'This file is too large to import.' },
  archive_not_found: { status: 404, message: 'This export or import has expired. Start it again.' },
  archive_in_progress: {
    status: 409,
    message: 'Another export or import is still running. Wait for it or cancel it.',
  },
  archive_not_ready: { status: 409, message: "This isn't ready yet, or it's already done." },
  cut_out_unclear: {
    status: 422,
    message: "Couldn't separate the piece from its background. Your photo hasn't changed.",
  },
  link_not_usable: {
    status: 422,
    message: "Couldn't read this link. Save the photo from the store and upload it instead.",
  },
  no_model: { status: 422, message: 'No AI model is set. Mark the pieces yourself.' },
  outfit_not_read: {
    status: 503,
    message: "Your AI model couldn't read the photo. Mark the pieces yourself, or try again.",
  },
  no_photo: { status: 422, message: 'This piece has no photo to remove the background from.' },
  piece_not_wearable: { status: 422, message: "This piece can't be worn now." },
  already_listed: { status: 409, message: 'This piece is already listed.' },
  already_requested: { status: 409, message: 'You already asked for this. The seller has your message.' },
  too_many_requests_open: {
    status: 409,
    message: 'You have 100 open requests. Withdraw one first.',
  },
  no_household: { status: 409, message: 'You have no household yet. Create one first.' },
  in_household: { status: 409, message: "You're already in a household. Leave it first." },
  household_full: { status: 409, message: 'This household already has 12 people.' },
  founder_only: { status: 403, message: 'Only the person who started the household can remove others.' },
  already_lent: { status: 409, message: 'This piece is already lent out. Bring it back first.' },
  piece_not_lendable: { status: 422, message: "This piece can't be lent now." },
  not_for_sale: { status: 409, message: "This isn't for sale right now." },
  listing_not_buyable: { status: 422, message: "You can't ask for this listing." },
  listing_reserved: {
    status: 409,
    message: 'This is reserved for a buyer. Call off the sale first.',
  },
  sale_moved_on: { status: 409, message: 'This sale changed since you opened it. Load it again.' },
  too_many_reports: { status: 409, message: 'You sent 20 reports today. Try again tomorrow.' },
  too_many_handover_photos: { status: 409, message: 'You can add at most 8 photos of the handover.' },
  nothing_to_share: { status: 422, message: 'This outfit has none of your own pieces to show.' },
  worn_in_history: {
    status: 422,
    message: 'Your history for that day has this piece. Change or delete the outfit there.',
  },
  swap_not_possible: { status: 422, message: "You can't swap these two pieces." },
  day_not_changeable: { status: 422, message: "You can't change this day that way." },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong. Try again.',
  },
  busy: {
    status: 503,
    message: 'Armadio is busy. Try again in a moment.',
  },
  trends_unreachable: {
    status: 503,
    message: "Couldn't reach the trend source. Your saved trends are still here.",
  },
  weather_unreachable: {
    status: 503,
    message: "Couldn't load the weather for this place. Try again in a moment.",
  },
  storage_unavailable: {
    status: 503,
    message: "Couldn't reach the database. Try again in a moment.",
  },
  photo_store_unavailable: {
    status: 503,
    message: "Couldn't reach the photo store. Try again in a moment.",
  },
  database_damaged: {
    status: 503,
    message: "Your database is damaged, so nothing can be saved. Stop Armadio and run 'npm run repair'.",
  },
  storage_full: {
    status: 507,
    message: 'The disk is full. Free up some space and try again.',
  },
  photo_store_full: {
    status: 507,
    message: 'The photo store is full. Free up some space and try again.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ApiErrorCode = keyof typeof apiErrors
