/** Sends email to users. */
export interface Mailer {
  /** False without a mail server: nothing can be sent. */
  readonly isThere: boolean
  /** @throws Error if the server rejects it */
  send(mail: Mail): Promise<void>
}

interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
}
