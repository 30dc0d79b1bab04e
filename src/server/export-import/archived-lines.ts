import { StringDecoder } from 'node:string_decoder'
import type { Readable } from 'node:stream'
import { nextTurn } from '../workers/next-turn.ts'

// In UTF-16 units. The row of a trip or a curation takes about 10 KB.
const LINE_MAX = 1024 * 1024
const LINES_AT_ONCE = 50

/** A line with its number, counted from 1. `text` is null for a line that is too long. */
export interface Line {
  readonly number: number
  readonly text: string | null
}

/** Yields the lines of a UTF-8 stream; yields to the event loop between batches. */
export async function* linesOf(stream: Readable): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let isTooLong = false
  let number = 0
  for await (const chunk of stream) {
    const parts = (rest + decoder.write(chunk)).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      number += 1
      yield { number, text: isTooLong || part.length > LINE_MAX ? null : part }
      isTooLong = false
      if (number % LINES_AT_ONCE === 0) await nextTurn()
    }
    if (rest.length <= LINE_MAX) continue
    isTooLong = true
    rest = ''
  }
  if (rest !== '' || isTooLong) yield { number: number + 1, text: isTooLong ? null : rest }
}
