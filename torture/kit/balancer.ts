import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../tests/support/other-servers/free-port.ts'

const ANSWERS_WITHIN_MS = 10_000

/** nginx in front of two servers, with the settings of docs/nginx.conf. */
export interface Balancer {
  readonly url: string
  /** Ports on which the two servers must listen. */
  readonly ports: readonly [number, number]
  stop(): Promise<void>
}

/**
 * Starts nginx with the documented settings, except for addresses and for alternating between the servers, since all
 * clients of the test have the same address. Rejects with an error message if nginx isn't installed.
 */
export async function startBalancer(folder: string): Promise<Balancer> {
  const [port, one, other] = [await freePort(), await freePort(), await freePort()]
  const documented = await readFile(join(import.meta.dirname, '../../docs/nginx.conf'), 'utf8')
  const site = documented
    .replace('ip_hash;', '')
    .replace('armadio-1:3000', `127.0.0.1:${one}`)
    .replace('armadio-2:3000', `127.0.0.1:${other}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  const state = join(folder, 'nginx')
  await mkdir(state)
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(state, name)};`,
  )
  const settings = join(state, 'nginx.conf')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    settings,
    `${user} daemon off; pid ${join(state, 'pid')}; error_log ${join(state, 'error.log')};
     events { worker_connections 1024; }
     http { access_log off; ${kept.join(' ')} ${site} }`,
  )
  const child = spawn('nginx', ['-c', settings, '-e', join(state, 'error.log')], { stdio: 'inherit' })
  await listening(child, port)
  return {
    url: `http://127.0.0.1:${port}`,
    ports: [one, other],
    async stop() {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  const failed = once(child, 'error').then(([error]: unknown[]) => {
    throw new Error('nginx is needed in front of two servers. Install it (apt-get install nginx).', {
      cause: error,
    })
  })
  const answered = async () => {
    const giveUpAt = performance.now() + ANSWERS_WITHIN_MS
    while (performance.now() < giveUpAt) {
      // nginx is ready even if it responds with 502, because no server runs yet.
      if (await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => null)) return
      await pause(50)
    }
    throw new Error('nginx did not answer.')
  }
  await Promise.race([failed, answered()])
  failed.catch(() => undefined)
}
