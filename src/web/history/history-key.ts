import { historyEndpoints } from '../../contract/history.ts'

/** What is kept of the history stands under this key. */
export const historyKey = [historyEndpoints.list.path]
