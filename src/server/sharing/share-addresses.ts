/** Address of the page of a share, for everyone. `origin` as 'https://wardrobe.example.org'. */
export function sharePageAddress(origin: string, token: string): string {
  return `${origin}/s/${token}`
}

/** Address of the picture on the page of a share. */
export function sharePictureAddress(pageAddress: string): string {
  return `${pageAddress}/plate.jpg`
}
