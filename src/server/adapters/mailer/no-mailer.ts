import type { Mailer } from '../../ports/mailer.ts'

/** Used without a mail server. */
export const noMailer: Mailer = {
  isThere: false,
  async send() {
    throw new Error("SMTP_URL isn't set")
  },
}
