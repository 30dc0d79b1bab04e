import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { smtpMailer } from './smtp-mailer.ts'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly message: string
}

const mail = {
  to: 'ada@example.org',
  subject: 'Reset your password',
  text: 'Open https://wardrobe.example.org/reset',
}
const closing: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A local mail server that accepts mail of a user with a password. */
async function givenMailServer(): Promise<{ readonly url: string; readonly received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    // TLS needs a certificate that the mailer trusts; the tests have none.
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'armadio' && password === 'letter box'
        ? done(null, { user: username })
        : done(new Error('Wrong password')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const listener = server.listen(0, '127.0.0.1', resolve)
  await promise
  closing.push(promisify((closed: () => void) => server.close(closed)))
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return { url: `smtp://armadio:letter%20box@127.0.0.1:${address.port}`, received }
}

test('a mail reaches the server with its sender, recipient, subject and text', async () => {
  const { url, received } = await givenMailServer()
  await smtpMailer({ url, from: 'Armadio <wardrobe@example.org>' }).send(mail)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'wardrobe@example.org', to: ['ada@example.org'] })
  expect(received[0]?.message).toContain('Subject: Reset your password')
  expect(received[0]?.message).toContain('https://wardrobe.example.org/reset')
})

test('a line break in a subject adds no header', async () => {
  const { url, received } = await givenMailServer()
  await smtpMailer({ url, from: 'wardrobe@example.org' }).send({
    ...mail,
    subject: 'Hi\r\nBcc: eve@example.org',
  })
  expect(received[0]?.to).toEqual(['ada@example.org'])
  expect(received[0]?.message).not.toMatch(/^Bcc:/im)
})

test('a wrong password is an error', async () => {
  const { url } = await givenMailServer()
  const wrong = smtpMailer({ url: url.replace('letter%20box', 'guess'), from: 'wardrobe@example.org' })
  await expect(wrong.send(mail)).rejects.toThrow(/Invalid login/)
})

test('an unreachable server is an error', async () => {
  const { url } = await givenMailServer()
  for (const close of closing.splice(0)) await close()
  await expect(smtpMailer({ url, from: 'wardrobe@example.org' }).send(mail)).rejects.toThrow(/ECONNREFUSED/)
})
