import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a folder with a minimal built page; the caller deletes it. */
export async function makePageFolder(body = ''): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'armadio-page-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'icons'))
  const head = '<head><script src="/before-paint.js"></script><link rel="icon" href="/favicon.svg"></head>'
  await writeFile(join(folder, 'index.html'), `<html>${head}<body>${body}</body></html>`)
  await writeFile(join(folder, 'before-paint.js'), 'paint()')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  return folder
}
