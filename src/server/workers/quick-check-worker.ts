import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { QuickCheck } from './find-damage.ts'

parentPort?.postMessage(check(workerData) satisfies QuickCheck)

function check(file: string): QuickCheck {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    const [first] = database.prepare('pragma quick_check(1)').all()
    database.close()
    return { result: String(first?.['quick_check']) }
  } catch (error) {
    return { result: error instanceof Error ? error.message : String(error) }
  }
}
