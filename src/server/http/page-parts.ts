import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { homeTabOf, type HomeTab } from '../../contract/page-paths.ts'

const CodeOfParts = z.record(z.string(), z.array(z.string()))

/** Addresses of the code of the named parts of the built page, each once. */
export type CodeOf = (parts: readonly string[]) => string[]

const partsOfPath: Readonly<Record<string, readonly string[]>> = {
  '/outfit-planner': ['planner-page', 'trips-line'],
  '/enhanced-features': ['features-page', 'weather-panel', 'trips-line'],
  '/trips': ['trips-page'],
  '/add': ['add-page'],
}
const partsOfTab: Readonly<Record<HomeTab, readonly string[]>> = {
  closet: [],
  curation: ['stylist-tab', 'from-your-closet'],
  trending: ['trends-tab'],
  marketplace: ['marketplace-tab'],
}

/** Reads which files each part of the built page consists of. */
export async function readCodeOfParts(pageFolder: string): Promise<CodeOf> {
  const text = await readFile(join(pageFolder, 'parts.json'), 'utf8').catch(() => '{}')
  const filesOf = CodeOfParts.parse(JSON.parse(text))
  return (parts) => [...new Set(parts.flatMap((part) => filesOf[part] ?? []))]
}

/** The parts that an address shows first, besides the closet. */
export function partsOfAddress(address: string): readonly string[] {
  const [path = '', query = ''] = address.split('?')
  return path === '/' ? partsOfTab[homeTabOf(new URLSearchParams(query))] : (partsOfPath[path] ?? [])
}
