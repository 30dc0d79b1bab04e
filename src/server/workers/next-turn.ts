const waiting: (() => void)[] = []

/**
 * Waits for a turn of its own. Each turn of the event loop takes one step of all long work, in the order of waiting:
 * with `setImmediate` alone fifty requests would take a step each before the next request is read.
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
