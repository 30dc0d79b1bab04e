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
const scripts = ['latin-ext', 'latin']

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
  for (const script of scripts) {
    const whole = readFileSync(join(source, 'files', `${font.name}-${script}-${font.cut}-normal.woff2`))
    /** @type {(targetFormat: 'woff2' | 'sfnt', variationAxes: object) => Promise<Uint8Array>} */
    const subset = (targetFormat, variationAxes) =>
      subsetFont(whole, charactersOf(ranges[script]), { targetFormat, variationAxes, keepFeatures: features })
    const [file, forPage] = [`${font.name}-${script}.woff2`, await subset('woff2', font.pageAxes)]
    keep(folder, file, forPage)
    keep(serverFolder, `${font.name}-${script}.ttf`, await subset('sfnt', font.axes))
    if (script === 'latin') keep(serverFolder, `${font.name}.woff2`, forPage)
    faces.push(fontFace(font, file, ranges[script]))
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

/** @type {(font: typeof fonts[number], file: string, unicodeRange: string) => string} */
function fontFace({ family, axes }, file, unicodeRange) {
  return `@font-face {
  font-family: '${family}';
  src: url('./${file}') format('woff2');
  font-weight: ${axes.wght.min} ${axes.wght.max};
  font-style: normal;
  font-display: swap;
  unicode-range: ${unicodeRange.replaceAll(',', ', ')};
}
`
}
