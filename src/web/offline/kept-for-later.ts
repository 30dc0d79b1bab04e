/** A change that couldn't be sent now, is kept on this device and sent once the server can be reached. */
export class KeptForLater extends Error {
  override readonly name = 'KeptForLater'

  constructor() {
    super("Saved on this device. It will be sent when you're back online.")
  }
}
