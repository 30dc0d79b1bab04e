import * as z from 'zod'

// Loaded into the server before its own code (node --import). Measures the longest time that the main thread blocks the
// event loop, in CPU time, since on a busy machine a thread also waits for the CPU.

const EVERY_MS = 2
const Reset = z.object({ resetSteps: z.literal(true) })

let longestMs = 0
let usedBefore = usedMs()

setInterval(() => {
  const used = usedMs()
  longestMs = Math.max(longestMs, used - usedBefore)
  usedBefore = used
}, EVERY_MS).unref()

process.on('message', (message) => {
  if (!Reset.safeParse(message).success) return
  process.send?.({ longestMs })
  longestMs = 0
  usedBefore = usedMs()
})
// The channel must not keep the server running.
process.channel?.unref()

function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
