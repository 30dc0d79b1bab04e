import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'

const apiOrigin = process.env['ARMADIO_API_ORIGIN']
// The web app's folder api/ has the same path as the API; its modules end in .ts.
const apiPaths = ['/s/', String.raw`^/api/(?!.*\.ts(\?|$))`, '/images', '/drawings']
// Keeps the Host header, because the API rejects writes from another Origin.
const toApi = { target: apiOrigin ?? '', changeOrigin: false }

const page = defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), finishBuild()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    // A file inlined as a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // Every browser of that baseline supports modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Rolldown names a shared file after every part that uses it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
        // Requests are expensive on a phone: one file for the first view, and one for each of these parts.
        codeSplitting: {
          groups: [
            { name: 'first-view', tags: ['$initial'], priority: 1 },
            { name: 'today', test: /pages[\\/]today[\\/](?:outfit|example)-of-today/ },
            { name: 'large-closet', test: /large-closet-grid/ },
            { name: 'offline', test: /offline[\\/]work-offline/ },
            // The table of garments is 120 kB, only for what reads names. Collages of looks do: with 'common' all would load it.
            {
              name: 'garments',
              test: /closet[\\/](read-garment-kind|garment-words[\\/]find-type)|stylist[\\/]slots-of-look/,
            },
            { name: 'forms', test: /react-hook-form/ },
            { name: 'common', minShareCount: 5 },
            // Otherwise a small control is bundled with the largest part that uses it, and loads all of that part.
            { name: 'controls', test: /web[\\/]ui[\\/]/, minShareCount: 2 },
            // What the same few parts share; small ones are merged with those next to them.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
          ],
        },
      },
    },
  },
  ...(apiOrigin && { server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, toApi])) } }),
})

const folder = resolve(import.meta.dirname, 'dist')

// The server renderer of the page.
const renderer = defineConfig({
  root: 'src/web',
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { outDir: '../../dist/renderer', emptyOutDir: false },
})

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? renderer : page))

/**
 * Builds the service worker, lists the files that it caches, and writes a Brotli copy of each text file for the server.
 */
function finishBuild(): Plugin {
  return {
    name: 'finish-build',
    apply: 'build',
    async writeBundle(_options, bundle) {
      await writeFile(join(folder, 'parts.json'), JSON.stringify(filesOfParts(Object.values(bundle))))
    },
    async closeBundle() {
      await buildServiceWorker()
      const files = await readdir(folder, { recursive: true })
      const kept = files.filter((file) => /^(assets\/.*\.(js|css|woff2)|[\w-]+\.svg)$/.test(file))
      await writeFile(
        join(folder, 'offline-files.json'),
        JSON.stringify(kept.map((file) => `/${file}`).toSorted()),
      )
      const texts = files.filter((file) => /\.(js|css|svg|webmanifest)$/.test(file))
      await Promise.all(texts.map((file) => compressFile(join(folder, file))))
    },
  }
}

// Returns the files of each dynamically imported chunk that are not in the first view, by the chunk's name.
function filesOfParts(
  bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): Record<string, string[]> {
  const chunks = new Map(bundle.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const reach = (fileName: string, known: ReadonlySet<string>): Set<string> => {
    const found = new Set<string>()
    const visit = (name: string) => {
      if (known.has(name) || found.has(name)) return
      found.add(name)
      chunks.get(name)?.imports.forEach(visit)
    }
    visit(fileName)
    return found
  }
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  const atFirst = entry ? reach(entry.fileName, new Set()) : new Set<string>()
  const others = [...chunks.values()].filter(({ fileName }) => !atFirst.has(fileName))
  return Object.fromEntries(
    others.map(({ name, fileName }) => [name, [...reach(fileName, atFirst)].map((file) => `/${file}`)]),
  )
}

// A single file at a fixed address, where browsers check for updates.
async function buildServiceWorker(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: resolve(import.meta.dirname, 'src/web/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

async function compressFile(path: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path), { params }))
}
