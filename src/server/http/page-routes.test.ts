import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PageData } from '../../contract/page-data.ts'
import { makePageFolder } from '../../../tests/support/server/page-folder.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'

let pageFolder: string
beforeAll(async () => {
  pageFolder = await makePageFolder()
  await writeFile(join(pageFolder, 'assets', 'index-abc.js'), 'export {}')
})
afterAll(() => rm(pageFolder, { recursive: true }))

function dataIn(html: string): PageData {
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1]
  return PageData.parse(JSON.parse(json ?? ''))
}

describeOnEachDatabase('the page', (database) => {
  const given = givenApp(database, () => ({ pageFolder }))

  test.each(['/', '/?tab=marketplace', '/outfit-planner', '/enhanced-features'])(
    'is served at %s',
    async (path) => {
      const answer = await given.get(path)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(dataIn(answer.body).user.username).toBe('me')
    },
  )

  test.each(['/nope', '/outfit-planner/x', '/index.html', '/assets/gone.js'])(
    'is served at %s with status 404',
    async (path) => {
      const answer = await given.get(path)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    },
  )

  test.each(['/api', '/api?x', '/api/nope', '//', '//evil.example', '//?x'])(
    'is never served at %s',
    async (path) => {
      const answer = await given.get(path)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    },
  )

  test('inlines the script that runs before the first paint, and its policy allows no other', async () => {
    const { body, headers } = await given.get('/')
    const hash = createHash('sha256').update('paint()').digest('base64')
    expect(body).toContain('<script>paint()</script>')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  test('inlines its icon', async () => {
    expect((await given.get('/')).body).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg%2F%3E">')
  })

  test('is served at an unknown path for GET only', async () => {
    const answer = await given.send('POST', '/nope')
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })

  test('contains the first pieces and preloads their pictures', async () => {
    const item = await given.closetItem({ name: 'Shirt </script><script>alert(1)</script>' })
    const { body } = await given.get('/')
    expect(dataIn(body).closet).toEqual({ isComplete: true, items: [item] })
    expect(body).toContain(`imagesrcset="${item.picture?.sizes[0]?.url} `)
    expect(body).not.toContain('<script>alert')
  })

  test('contains only the newest pieces of a large closet, and says so', async () => {
    const first = await given.closetItem()
    const { id: _, ...row } = await database
      .db()
      .selectFrom('closetItems')
      .selectAll()
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 200 }, (_copy, at) => ({
      ...row,
      id: `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      createdAt: new Date(row.createdAt.getTime() - 1000 - at),
    }))
    await database.db().insertInto('closetItems').values(copies).execute()
    const { closet } = dataIn((await given.get('/')).body)
    expect(closet?.isComplete).toBe(false)
    expect(closet?.items).toHaveLength(24)
    expect(closet?.items[0]?.id).toBe(first.id)
  })

  test('allows one style by a nonce that differs each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { body, headers } = await given.get('/')
        const nonce = /name="style-nonce" content="(.+?)"/.exec(body)?.[1]
        expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  test('is served without data when the database fails', async () => {
    await database.db().schema.alterTable('closet_items').renameTo('closet_items_gone').execute()
    try {
      const answer = await given.get('/')
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toContain('page-data')
    } finally {
      await database.db().schema.alterTable('closet_items_gone').renameTo('closet_items').execute()
    }
  })

  test('caches built files for a year and revalidates others', async () => {
    expect((await given.get('/assets/index-abc.js')).headers['cache-control']).toContain('immutable')
    expect((await given.get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })
})
