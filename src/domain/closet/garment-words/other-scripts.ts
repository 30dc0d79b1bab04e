import * as z from 'zod/mini'
import otherScripts from './other-scripts.json' with { type: 'json' }

const rows = Object.entries(z.record(z.string(), z.string()).parse(otherScripts))
const english = new Map(rows.map(([name, meaning]) => [name.toLowerCase(), meaning]))
// The longest first: a 'half-width obi' before an 'obi'.
const longestFirst = [...english.keys()].toSorted((one, other) => other.length - one.length)
const namesOfGarments = new RegExp(longestFirst.join('|'), 'giu')
// Greek and everything after it; the Latin letters with their accents come before.
const isOtherScript = /[\u0370-\u1dff\u3040-\ud7af]/

/**
 * A text with the garments and fabrics in Japanese, Chinese, Korean, Cyrillic, Greek, Arabic, Hebrew and Indic letters
 * in English; some of these scripts have no spaces between words. The rest of the text stays.
 */
export function inLatinLetters(text: string): string {
  if (!isOtherScript.test(text)) return text
  return text
    .normalize('NFC')
    .replaceAll(namesOfGarments, (name) => ` ${english.get(name.toLowerCase()) ?? ''} `)
}
