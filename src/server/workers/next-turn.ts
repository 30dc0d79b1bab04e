const waiting: (() => void)[] = []

/**
 * Waits for a turn of the event loop. Each turn runs one waiting step, first come, first served: with `setImmediate`
 * alone, fifty requests would run a step each before the next request is read.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(takeTurn)
  })
}

function takeTurn(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(takeTurn)
}
