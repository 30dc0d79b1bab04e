import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { itemsOf } from '../src/server/closet/closet-item-row.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { PERSONAL_USER_ID } from '../src/server/user/personal-user.ts'

// Started by server.ts. /list returns the rows of the closet's SELECT as JSON, /unchanged an empty 304.
const [, , file = ''] = process.argv
const { sql, parameters } = await compiledList(file)
const database = new DatabaseSync(file)
const list = database.prepare(sql)

createServer((request, response) => {
  if (request.url !== '/list') return response.writeHead(304, { etag: '"a-tag"' }).end()
  const body = Buffer.from(JSON.stringify(list.all(...parameters)))
  return response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.byteLength })
    .end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1')

async function compiledList(path: string): Promise<{ sql: string; parameters: string[] }> {
  const { db, close } = await openDatabase({ engine: 'sqlite', file: path })
  const compiled = itemsOf(db, PERSONAL_USER_ID)
    .where('closetItems.deletedAt', 'is', null)
    .where('closetItems.archivedReason', 'is', null)
    .orderBy('closetItems.createdAt', 'desc')
    .orderBy('closetItems.id', 'desc')
    .compile()
  await close()
  return { sql: compiled.sql, parameters: compiled.parameters.map(String) }
}
