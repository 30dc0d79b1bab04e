// What cameras, phones and programs call a picture; it says nothing of what is on it.
const noise = new Set([
  'img', 'iphone', 'gps', 'image', 'images', 'photo', 'photos', 'pic', 'picture', 'dsc', 'dscn', 'dscf', 'pxl', 'mvimg', 'cimg', 'p',
  'screenshot', 'screen', 'shot', 'whatsapp', 'signal', 'fb', 'scan', 'file', 'download', 'unnamed', 'untitled',
  'copy', 'edited', 'edit', 'final', 'new', 'bild', 'foto', 'kopie', 'unbenannt', 'at', 'am', 'pm', 'hd', 'cropped',
  'resized', 'thumbnail', 'orientation', 'dropped', 'pasted', 'jpeg', 'jpg', 'png', 'webp', 'heic',
]) // prettier-ignore

const LONGEST = 60

/**
 * A name for a piece from the name of its photo's file, as 'blue_wool-coat (2).JPG' gives 'Blue wool coat';
 * null where the file name says nothing, as 'IMG_2231.HEIC'.
 */
export function nameFromFile(fileName: string): string | null {
  const words = fileName
    .normalize('NFC')
    .slice(0, 255)
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/t[-_ ]shirt/gi, 't‑shirt')
    .split(/[\s_\-.,()[\]+&]+/u)
    .filter((word) => saysSomething(word))
  const name = words.join(' ').replaceAll('‑', '-').slice(0, LONGEST).trim()
  return words.some((word) => /\p{L}{3}/u.test(word)) ? capitalized(name) : null
}

// Counters, dates, hashes and the words of cameras go; 'v2', '2x' and single letters too.
function saysSomething(word: string): boolean {
  return /^[\p{L}\p{M}'’‑]{2,}$/u.test(word) && !noise.has(word.toLowerCase())
}

// As a person writes a name: 'BLUE COAT' is shouted by a program.
function capitalized(name: string): string {
  const calm = name === name.toUpperCase() ? name.toLowerCase() : name
  return calm.charAt(0).toUpperCase() + calm.slice(1)
}
