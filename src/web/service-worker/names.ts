/** Names shared by the page and its service worker. */

/** Header of a cached response: when the server sent it, as an HTTP date. */
export const KEPT_AT_HEADER = 'x-armadio-kept-at'

/** Name of the meta element in a cached page, with the same date. */
export const KEPT_AT_META = 'kept-at'

/** The kinds of cached data, each with its own cache. */
export const copies = {
  pages: 'armadio pages',
  data: 'armadio data',
  pictures: 'armadio pictures',
  files: 'armadio files',
  shared: 'armadio shared photos',
} as const

/** Target of the system's share menu, handled by the service worker. */
export const SHARE_PATH = '/share-in'

/** Path of shared photos until they are added; '/shared-photo/0' is the first. */
export const SHARED_PHOTO_PATH = '/shared-photo/'

/** The files of the build, as a list of paths. */
export const FILES_PATH = '/offline-files.json'
