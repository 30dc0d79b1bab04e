import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font'
import { repository } from './repository.mjs'

// Builds the committed fonts; run it only to change them. Writes WOFF2 by script for the web app, TrueType for share
// images (the server's text shaper reads no WOFF2), and one file per family for share pages.
const fonts = [
  // One optical size, the display cut for titles and names, saves two thirds of the file. One weight on the web halves
  // it again; share images have more weights.
  {
    family: 'Newsreader',
    name: 'newsreader',
    cut: 'opsz',
    axes: { opsz: 36, wght: { min: 300, max: 440 } },
    pageAxes: { opsz: 36, wght: 375 },
  },
  {
    family: 'Hanken Grotesk',
    name: 'hanken-grotesk',
    cut: 'wght',
    axes: { wght: { min: 400, max: 650 } },
    pageAxes: { wght: { min: 400, max: 650 } },
  },
]
// What most texts of the page consist of, a file of 14 KB per family; letters with accents are in the files after it.
const basicRange =
  'U+0000-007E,U+00A0,U+00A3,U+00A5,U+00B0-00B1,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC,U+2212'

// Shaping and kerning, the default ligatures, and the numerals of tables and prices.
const features = 'calt ccmp kern liga locl mark mkmk rlig rvrn lnum pnum tnum'.split(' ')

const folder = join(repository, 'src', 'web', 'fonts')
const serverFolder = join(repository, 'src', 'server', 'sharing', 'fonts')
for (const each of [folder, serverFolder]) mkdirSync(each, { recursive: true })
const faces = []
for (const font of fonts) {
  const source = join(repository, 'node_modules', '@fontsource-variable', font.name)
  const ranges = JSON.parse(readFileSync(join(source, 'unicode.json'), 'utf8'))
  for (const each of [folder, serverFolder])
    writeFileSync(join(each, `${font.name}-OFL.txt`), readFileSync(join(source, 'LICENSE')))
  /** @type {(script: string, characters: string, targetFormat: 'woff2' | 'sfnt', axes: object) => Promise<Uint8Array>} */
  const subset = (script, characters, targetFormat, variationAxes) => {
    const whole = readFileSync(join(source, 'files', `${font.name}-${script}-${font.cut}-normal.woff2`))
    return subsetFont(whole, characters, { targetFormat, variationAxes, keepFeatures: features })
  }
  for (const script of ['latin-ext', 'latin']) {
    const characters = charactersOf(ranges[script])
    keep(serverFolder, `${font.name}-${script}.ttf`, await subset(script, characters, 'sfnt', font.axes))
  }
  const latin = charactersOf(ranges.latin)
  keep(serverFolder, `${font.name}.woff2`, await subset('latin', latin, 'woff2', font.pageAxes))
  const basic = charactersOf(basicRange)
  const accented = Array.from(latin)
    .filter((each) => !basic.includes(each))
    .join('')
  /** @type {[name: string, script: string, characters: string][]} */
  const files = [
    ['latin-ext', 'latin-ext', charactersOf(ranges['latin-ext'])],
    ['latin-accents', 'latin', accented],
    ['basic', 'latin', basic],
  ]
  for (const [name, script, characters] of files) {
    const file = `${font.name}-${name}.woff2`
    keep(folder, file, await subset(script, characters, 'woff2', font.pageAxes))
    faces.push(fontFace(font, file, rangeOf(characters)))
  }
}
const css = join(folder, 'fonts.css')
writeFileSync(css, await format(faces.join('\n'), { ...(await resolveConfig(css)), parser: 'css' }))

function keep(/** @type {string} */ place, /** @type {string} */ file, /** @type {Uint8Array} */ bytes) {
  writeFileSync(join(place, file), bytes)
  console.log(`${file} ${(bytes.length / 1024).toFixed(1)} KB`)
}

/** Returns the characters of a CSS unicode-range: 'U+0000-00FF,U+0131'. */
function charactersOf(/** @type {string} */ unicodeRange) {
  return unicodeRange
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset))
    })
    .join('')
}

/** Returns the CSS unicode-range of characters in ascending order: 'U+0000-00FF, U+0131'. */
function rangeOf(/** @type {string} */ characters) {
  /** @type {[number, number][]} */
  const spans = []
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    const last = spans.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else spans.push([code, code])
  }
  return spans.map(([from, to]) => (to > from ? `U+${hex(from)}-${hex(to)}` : `U+${hex(from)}`)).join(', ')
}

function hex(/** @type {number} */ code) {
  return code.toString(16).toUpperCase().padStart(4, '0')
}

/** @type {(font: typeof fonts[number], file: string, unicodeRange: string) => string} */
function fontFace({ family, axes }, file, unicodeRange) {
  return `@font-face {
  font-family: '${family}';
  src: url('./${file}') format('woff2');
  font-weight: ${axes.wght.min} ${axes.wght.max};
  font-style: normal;
  font-display: swap;
  unicode-range: ${unicodeRange};
}
`
}
