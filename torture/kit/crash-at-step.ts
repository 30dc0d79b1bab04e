import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import sqlite from 'node:sqlite'
import pg from 'pg'
import * as z from 'zod'

// Loaded into the server before its own code (node --import). Counts every step that changes a file or queries the
// database, and kills the process with SIGKILL before the step given by the parent or CRASH_BEFORE_STEP.

const Order = z.object({ crashBeforeStep: z.number() })

let steps = 0
let crashBeforeStep = Number(process.env['CRASH_BEFORE_STEP'] ?? Infinity)

process.on('message', (message) => {
  process.send?.({ steps })
  steps = 0
  crashBeforeStep = Order.parse(message).crashBeforeStep
})
// The channel must not keep the server running.
process.channel?.unref()

function step(): void {
  steps += 1
  if (steps === crashBeforeStep) process.kill(process.pid, 'SIGKILL')
}

function countCalls(owner: object, names: readonly string[]): void {
  for (const name of names) {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') throw new Error(`There is no function ${name} to count.`)
    Reflect.set(owner, name, function counted(this: unknown, ...given: unknown[]): unknown {
      step()
      return Reflect.apply(original, this, given)
    })
  }
}

countCalls(fs, ['mkdir', 'rename', 'rm', 'writeFile', 'open'])
const handle = await fs.open(import.meta.filename)
const prototype: unknown = Object.getPrototypeOf(handle)
await handle.close()
if (typeof prototype === 'object' && prototype !== null) countCalls(prototype, ['writeFile', 'sync'])
syncBuiltinESMExports()
countCalls(sqlite.DatabaseSync.prototype, ['exec'])
countCalls(sqlite.StatementSync.prototype, ['run', 'all', 'get', 'iterate'])
countCalls(pg.Client.prototype, ['query'])
