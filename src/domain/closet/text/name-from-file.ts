// Generic words of cameras, phones and programs in file names.
const noise = new Set([
  'img', 'iphone', 'gps', 'image', 'images', 'photo', 'photos', 'pic', 'picture', 'dsc', 'dscn', 'dscf', 'pxl', 'mvimg', 'cimg', 'p',
  'screenshot', 'screen', 'shot', 'whatsapp', 'signal', 'fb', 'scan', 'file', 'download', 'unnamed', 'untitled',
  'copy', 'edited', 'edit', 'final', 'new', 'bild', 'foto', 'kopie', 'unbenannt', 'at', 'am', 'pm', 'hd', 'cropped',
  'resized', 'thumbnail', 'orientation', 'dropped', 'pasted', 'jpeg', 'jpg', 'png', 'webp', 'heic',
]) // prettier-ignore

const LONGEST = 60

/**
 * Derives a name for a piece from the file name of its photo: 'Blue wool coat' from 'blue_wool-coat (2).JPG'; null if
 * the file name has no descriptive words, as in 'IMG_2231.HEIC'.
 */
export function nameFromFile(fileName: string): string | null {
  const words = fileName
    .normalize('NFC')
    .slice(0, 255)
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    // A UUID may have groups of letters only: 'bebd'.
    .replaceAll(/[0-9a-f]{8}(?:[-_][0-9a-f]{4}){3}[-_][0-9a-f]{12}/gi, ' ')
    .replaceAll(/t[-_ ]shirt/gi, 't‑shirt')
    .split(/[\s_\-.,()[\]+&]+/u)
    .filter((word) => saysSomething(word))
  const name = words.join(' ').replaceAll('‑', '-').slice(0, LONGEST).trim()
  return words.some((word) => /\p{L}{3}/u.test(word)) ? capitalized(name) : null
}

// Drops counters, dates, hashes, generic words, single letters and words such as 'v2' and '2x'.
function saysSomething(word: string): boolean {
  return /^[\p{L}\p{M}'’‑]{2,}$/u.test(word) && !noise.has(word.toLowerCase())
}

// Converts all-caps names such as 'BLUE COAT', which programs write, to sentence case.
function capitalized(name: string): string {
  const calm = name === name.toUpperCase() ? name.toLowerCase() : name
  return calm.charAt(0).toUpperCase() + calm.slice(1)
}
