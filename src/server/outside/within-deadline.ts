import { OutsideRefusal } from './outside-refusal.ts'

/**
 * Runs `work` within `totalMs`, or until `closing`; then every wait is aborted. Its failures become an OutsideRefusal:
 * their cause is another site, its names or its network.
 * @throws OutsideRefusal
 */
export async function withinDeadline<T>(
  totalMs: number,
  closing: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (closing.aborted) throw new OutsideRefusal('unreachable')
  const stop = new AbortController()
  const { promise: isOver, reject } = Promise.withResolvers<never>()
  const end = (refusal: OutsideRefusal) => {
    reject(refusal)
    stop.abort(refusal)
  }
  const timer = setTimeout(() => end(new OutsideRefusal('timeout')), totalMs)
  const close = () => end(new OutsideRefusal('unreachable'))
  closing.addEventListener('abort', close, { once: true })
  try {
    return await Promise.race([isOver, work(stop.signal)])
  } catch (error) {
    throw asRefusal(error)
  } finally {
    clearTimeout(timer)
    closing.removeEventListener('abort', close)
  }
}

function asRefusal(error: unknown): OutsideRefusal {
  if (error instanceof OutsideRefusal) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return new OutsideRefusal(code === 'UND_ERR_HEADERS_OVERFLOW' ? 'too-large' : 'unreachable', error)
}
