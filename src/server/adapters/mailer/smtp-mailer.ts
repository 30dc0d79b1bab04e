import { createTransport } from 'nodemailer'
import type { Mailer } from '../../ports/mailer.ts'

const TIMEOUT_MS = 15_000

/** Sends through an SMTP server. `url` is smtp://user:password@host:587, `from` the sender's address. */
export function smtpMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  )
  return {
    isThere: true,
    async send(mail) {
      await transport.sendMail(mail)
    },
  }
}
