/** Whether the address of a picture is one of our drawings. */
export function isDrawing(address: string): boolean {
  return address.startsWith('/drawings/')
}
