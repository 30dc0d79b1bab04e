/** Names that the page and its service worker share. */

/** On a reply that was kept on this device: when the server sent it, as an HTTP date. */
export const KEPT_AT_HEADER = 'x-armadio-kept-at'

/** Name of the meta element of a page that was kept on this device, with the same date. */
export const KEPT_AT_META = 'kept-at'

/** The kinds of copies, each a cache of its own. */
export const copies = {
  pages: 'armadio pages',
  data: 'armadio data',
  pictures: 'armadio pictures',
  files: 'armadio files',
  shared: 'armadio shared photos',
} as const

/** Where the system's share menu sends what is shared; the service worker takes it. */
export const SHARE_PATH = '/share-in'

/** Where a shared photo waits; '/shared-photo/0' is the first. */
export const SHARED_PHOTO_PATH = '/shared-photo/'

/** The files of the build, as a list of addresses. */
export const FILES_PATH = '/offline-files.json'
