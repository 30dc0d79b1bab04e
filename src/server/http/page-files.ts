import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

// Precompressed copies, the page's HTML and files of the build.
const NOT_SERVED = /\.(br|html)$|^(built-from|parts\.json)$/

/**
 * Serves the files of the built page: those of assets/ as immutable, the others revalidated. All assets share one
 * route: the plugin's own route for each of 200 files took 50 ms of a start.
 */
export async function servePageFiles(app: FastifyInstance, pageFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: pageFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isUnchanging = /\/assets\//.test(path)
      reply.header('cache-control', isUnchanging ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const assets = new Set(await filesIn(join(pageFolder, 'assets')))
  app.get<{ Params: { file: string } }>('/assets/:file', ({ params: { file } }, reply) =>
    assets.has(file) ? reply.sendFile(`assets/${file}`) : reply.callNotFound(),
  )
  const icons = await filesIn(join(pageFolder, 'icons'))
  for (const path of [...(await filesIn(pageFolder)), ...icons.map((file) => `icons/${file}`)])
    app.get(`/${path}`, (_request, reply) => reply.sendFile(path))
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && !NOT_SERVED.test(entry.name)).map(({ name }) => name)
}
