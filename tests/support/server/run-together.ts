import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

const START_DELAY_MS = 50

/**
 * Runs a program in several processes and returns their outputs. The program calls `await together()` after loading,
 * which resolves at the same instant in all processes: SQLite's lock conflicts occur only within a millisecond.
 */
export async function runTogether(count: number, program: string, argument: string): Promise<string[]> {
  const processes = await Promise.all(Array.from({ length: count }, () => startProcess(program, argument)))
  const startAt = Date.now() + START_DELAY_MS
  return await Promise.all(processes.map((process) => process.finish(startAt)))
}

const preamble = `
  import { once } from 'node:events'
  function waitUntil(moment) {
    while (Date.now() < moment) {}
  }
  async function together() {
    process.stdout.write(' ')
    const startAt = Number(await once(process.stdin, 'data'))
    process.stdin.destroy()
    waitUntil(startAt)
    return startAt
  }
`

async function startProcess(program: string, argument: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', preamble + program, argument])
  const complaint = text(child.stderr)
  const isReady = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => null)])
  if (!isReady) throw new Error(await complaint)
  return {
    async finish(startAt: number): Promise<string> {
      child.stdin.write(String(startAt))
      const [answer] = await Promise.all([text(child.stdout), once(child, 'exit')])
      if (child.exitCode !== 0) throw new Error(await complaint)
      return answer.trim()
    },
  }
}
