import { OutsideError } from './outside-error.ts'

/**
 * Runs `work` within `totalMs`, or until `closing`; then every wait is aborted. Its failures become an OutsideError:
 * their cause is another site, its names or its network.
 * @throws OutsideError
 */
export async function withinDeadline<T>(
  totalMs: number,
  closing: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (closing.aborted) throw new OutsideError('unreachable')
  const stop = new AbortController()
  const { promise: isOver, reject } = Promise.withResolvers<never>()
  const end = (reason: OutsideError) => {
    reject(reason)
    stop.abort(reason)
  }
  const timer = setTimeout(() => end(new OutsideError('timeout')), totalMs)
  const close = () => end(new OutsideError('unreachable'))
  closing.addEventListener('abort', close, { once: true })
  try {
    return await Promise.race([isOver, work(stop.signal)])
  } catch (error) {
    throw asOutsideError(error)
  } finally {
    clearTimeout(timer)
    closing.removeEventListener('abort', close)
  }
}

function asOutsideError(error: unknown): OutsideError {
  if (error instanceof OutsideError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return new OutsideError(code === 'UND_ERR_HEADERS_OVERFLOW' ? 'too-large' : 'unreachable', error)
}
