import { globSync, readdirSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { defineConfig, normalizePath, type Plugin } from 'vite'

const source = normalizePath(resolve(import.meta.dirname, 'src'))
const folder = resolve(import.meta.dirname, 'dist', 'server')

// Bundles the server into one file and a few lazy ones: reading and compiling 2,000 files took half of a start.
export default defineConfig({
  publicDir: false,
  plugins: [keepSourceUrls(), escapeNonAscii()],
  // JSON.parse is faster than parsing JavaScript.
  json: { stringify: true },
  // Packages with their own files or binaries are not bundled.
  ssr: { noExternal: true, external: ['@fastify/swagger-ui', 'harfbuzzjs', 'pg', 'sharp'] },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: true,
    target: 'node24',
    // Names and lines stay readable in stack traces.
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        // The end-to-end tests start several servers in one process.
        compose: 'src/server/compose.ts',
        ...workers(),
        ...migrations(),
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', comments: false },
    },
  },
})

// Node strips the types of a source file in 60 ms, in each new thread. The other two files start threads.
function workers(): Record<string, string> {
  const files = globSync('src/server/**/*-worker.ts').filter(
    (file) => !/(run|long-lived)-worker\.ts$/.test(file),
  )
  return Object.fromEntries(files.map((file) => [basename(file, '.ts'), file]))
}

// Built with the server, to share its copy of Kysely; migrate.ts loads them from the migrations folder next to it.
function migrations(): Record<string, string> {
  const files = readdirSync('src/server/db/migrations').filter((file) => !file.includes('.test.'))
  return Object.fromEntries(
    files.map((file) => [`migrations/${file.replace(/\.ts$/, '')}`, `src/server/db/migrations/${file}`]),
  )
}

/** Leads URLs of workers to the built ones, and keeps those of fonts and model weights relative to the source file. */
function keepSourceUrls(): Plugin {
  return {
    name: 'keep-source-urls',
    transform(code, id) {
      const isKept =
        id.startsWith(`${source}/`) && !id.endsWith('/migrate.ts') && code.includes('import.meta.')
      if (!isKept) return null
      if (/import\.meta\.(dirname|filename)/.test(code)) this.error(`${id}: use import.meta.url`)
      const path = normalizePath(relative(folder, id))
      const url = `new URL(${JSON.stringify(path)}, import.meta.url).href`
      const kept = code.replaceAll(
        /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)|import\.meta\.url/g,
        (_match, worker?: string) => (worker ? `new URL('./${worker}.mjs', import.meta.url)` : url),
      )
      return { code: kept, map: null }
    },
  }
}

/** V8 keeps a text of ASCII characters with one byte for each, any other with two: 10 MB idle. */
function escapeNonAscii(): Plugin {
  return {
    name: 'escape-non-ascii',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code)
    },
  }
}

function escaped(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
