import type { OutsideReason } from '../../outside/outside-error.ts'

/** Why a link cannot be used, and what to do instead. */
export interface LinkFault {
  readonly message: string
  readonly advice: string
}

const UPLOAD = 'Save its photo and upload it instead.'

/** What is said when a shop's page, or its picture, did not come. */
export const linkFaults: Readonly<Record<OutsideReason, LinkFault>> = {
  'not-allowed': {
    message: "This isn't a link to a store page.",
    advice: 'Open the piece in the store and copy its link. It starts with https://.',
  },
  'refused-by-site': {
    message: 'This store blocks automatic reading.',
    advice: `Use the 'Add to Armadio' bookmark in your browser, or save the photo and upload it.`,
  },
  'not-found': {
    message: 'The store no longer has this page.',
    advice: `Copy the link again. If the piece is sold out, save a photo of it and upload it.`,
  },
  'too-large': { message: 'This page is too large to read.', advice: UPLOAD },
  timeout: {
    message: 'The store took too long to respond.',
    advice: 'Try again in a moment, or save the photo and upload it.',
  },
  unreachable: {
    message: "Couldn't reach this store.",
    advice: 'Check the link and your connection, then try again.',
  },
  'wrong-type': {
    message: 'This link goes to a file, not a page.',
    advice: 'Open the piece in the store and copy that link. You can save and upload a photo.',
  },
  'too-many-redirects': {
    message: 'This link keeps redirecting.',
    advice: 'Open the piece in the store and copy its link.',
  },
}

/** What to do about a page that is not one product. */
export const NOT_ONE_PRODUCT =
  'Open the piece itself in the store and copy that link. If the store blocks it, save the photo and upload it.'

/** What is said of a host that borrows a shop's name. */
export const LOOK_ALIKE: LinkFault = {
  message: 'This link only looks like a known store.',
  advice: 'It may be a scam. Go to the store yourself and copy the link from there.',
}
