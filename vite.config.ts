import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const apiOrigin = process.env['ARMADIO_API_ORIGIN']
// The page's own folder api/ is served under the same path as the API; its modules end in .ts.
const apiPaths = ['/s/', String.raw`^/api/(?!.*\.ts(\?|$))`, '/images', '/drawings']
// The Host stays the page's own: the API refuses writes whose Origin is another.
const toApi = { target: apiOrigin ?? '', changeOrigin: false }

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    // A file inlined as a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
  },
  ...(apiOrigin && { server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, toApi])) } }),
})

/** Writes a Brotli copy beside each text file of the build, which the server sends as it is. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const folder = resolve(import.meta.dirname, 'dist')
      const files = await readdir(folder, { recursive: true })
      const texts = files.filter((file) => /\.(js|css|svg|webmanifest)$/.test(file))
      await Promise.all(texts.map((file) => compressFile(join(folder, file))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path), { params }))
}
