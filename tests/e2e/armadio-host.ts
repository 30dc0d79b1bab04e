import { resolve } from 'node:path'
import * as z from 'zod'
import { compose } from '../../src/server/compose.ts'
import { readSettings } from '../../src/server/settings.ts'

// A process that starts one Armadio after another for the tests of one worker: loading and compiling the server, most
// of a start, happens once. Its parent controls it, and it ends with its parent.

const Order = z.discriminatedUnion('order', [
  z.object({ order: z.literal('open'), environment: z.record(z.string(), z.string()) }),
  z.object({ order: z.literal('close'), address: z.string() }),
])

const pageFolder = resolve(import.meta.dirname, '../../dist')
const open = new Map<string, () => Promise<void>>()

process.on('message', (message) => void obey(message))
process.on('disconnect', () => process.exit())

async function obey(message: unknown): Promise<void> {
  const order = Order.parse(message)
  if (order.order === 'open') {
    const settings = readSettings(order.environment, process.cwd())
    const armadio = await compose(settings, pageFolder, (warning) => process.stderr.write(`${warning}\n`))
    const address = await armadio.app.listen({ port: settings.port, host: settings.host })
    open.set(address, () => armadio.close())
    process.send?.({ address })
  } else {
    await open.get(order.address)?.()
    open.delete(order.address)
    process.send?.({ closed: order.address })
  }
}
