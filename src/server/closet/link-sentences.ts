import type { OutsideReason } from '../outside/outside-refusal.ts'

/** Why a link cannot be used, and what to do instead. */
export interface LinkFault {
  readonly message: string
  readonly advice: string
}

const UPLOAD = 'Save its picture and upload it instead.'

/** What is said when a shop's page, or its picture, did not come. */
export const linkFaults: Readonly<Record<OutsideReason, LinkFault>> = {
  'not-allowed': {
    message: 'This is not the address of a page in a shop.',
    advice: 'Open the piece in the shop and copy the address from there; it begins with https://.',
  },
  'refused-by-site': {
    message: 'This shop does not let programs read its pages.',
    advice: `Use the button 'Add to Armadio' in your browser, or save the picture and upload it.`,
  },
  'not-found': {
    message: 'The shop has no page at this address any more.',
    advice: `Copy the address again. If the piece is sold out, save a picture of it and upload it.`,
  },
  'too-large': { message: 'This page is too large to be read.', advice: UPLOAD },
  timeout: {
    message: 'The shop took too long to answer.',
    advice: 'Try again in a moment, or save the picture and upload it.',
  },
  unreachable: {
    message: 'This shop cannot be reached.',
    advice: 'Check the address and your connection, then try again.',
  },
  'wrong-type': {
    message: 'There is no page at this address, but a file.',
    advice: 'Open the piece in the shop and copy that address. A picture can be saved and uploaded.',
  },
  'too-many-redirects': {
    message: 'This address only leads on to others.',
    advice: 'Open the piece in the shop and copy the address from there.',
  },
}

/** What to do about a page that is not one product. */
export const NOT_ONE_PRODUCT =
  'Open the piece itself in the shop and copy that address. If the shop keeps us out, save its picture and upload it.'

/** What is said of a host that borrows a shop's name. */
export const LOOK_ALIKE: LinkFault = {
  message: 'This address only looks like that of a known shop.',
  advice: 'It may be a trap. Open the shop by its own address and copy the link from there.',
}
