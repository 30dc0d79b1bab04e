/** Sends mail to people. */
export interface Mailer {
  /** False where no mail server is set: nothing can be sent. */
  readonly isThere: boolean
  /** @throws if the server doesn't accept it */
  send(mail: Mail): Promise<void>
}

interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
}
