import type { Mailer } from '../../ports/mailer.ts'

/** Where no mail server is set. */
export const noMailer: Mailer = {
  isThere: false,
  async send() {
    throw new Error("SMTP_URL isn't set")
  },
}
