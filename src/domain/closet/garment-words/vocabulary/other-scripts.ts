import * as z from 'zod/mini'
import otherScripts from './other-scripts.json' with { type: 'json' }

const rows = Object.entries(z.record(z.string(), z.string()).parse(otherScripts))
const english = new Map(rows.map(([name, meaning]) => [name.toLowerCase(), meaning]))
// Longest first: 'half-width obi' before 'obi'.
const longestFirst = [...english.keys()].toSorted((one, other) => other.length - one.length)
const namesOfGarments = new RegExp(longestFirst.join('|'), 'giu')
// Code points from Greek on; accented Latin letters come before.
const isOtherScript = /[\u0370-\u1dff\u3040-\ud7af]/

/**
 * Translates garments and fabrics in Japanese, Chinese, Korean, Cyrillic, Greek, Arabic, Hebrew and Indic scripts to
 * English and keeps the rest. Matches without word boundaries, because some of these scripts have no spaces.
 */
export function inLatinLetters(text: string): string {
  if (!isOtherScript.test(text)) return text
  return text
    .normalize('NFC')
    .replaceAll(namesOfGarments, (name) => ` ${english.get(name.toLowerCase()) ?? ''} `)
}
