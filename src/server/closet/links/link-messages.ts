import type { OutsideReason } from '../../outside/outside-error.ts'

/** Message and advice for a link that cannot be used. */
export interface LinkProblem {
  readonly message: string
  readonly advice: string
}

const UPLOAD = 'Save its photo and upload it instead.'

/** Messages for a shop's page or picture that could not be fetched. */
export const linkProblems: Readonly<Record<OutsideReason, LinkProblem>> = {
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

/** Advice for a page that doesn't show exactly one product. */
export const NOT_ONE_PRODUCT =
  'Open the piece itself in the store and copy that link. If the store blocks it, save the photo and upload it.'

/** Message for a host that imitates a shop's name. */
export const LOOK_ALIKE: LinkProblem = {
  message: 'This link only looks like a known store.',
  advice: 'It may be a scam. Go to the store yourself and copy the link from there.',
}
