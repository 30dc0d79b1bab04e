/** A change that could not be sent; it is stored on this device and sent once the server is reachable. */
export class KeptForLater extends Error {
  override readonly name = 'KeptForLater'

  constructor() {
    super("Saved on this device. It will be sent when you're back online.")
  }
}
