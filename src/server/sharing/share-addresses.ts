/** Public address of a share page. `origin` as 'https://wardrobe.example.org'. */
export function sharePageAddress(origin: string, token: string): string {
  return `${origin}/s/${token}`
}

/** Address of the image on a share page. */
export function sharePictureAddress(pageAddress: string): string {
  return `${pageAddress}/plate.jpg`
}
