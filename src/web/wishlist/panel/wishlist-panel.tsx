/** Until it is built. */
export function WishlistPanel() {
  return null
}
