import { jsonrepair } from 'jsonrepair'

// Mending is many times slower than reading; what is larger must be right as it stands.
const MOST_MENDED = 400_000

/**
 * The value of a JSON text as shops write it, or undefined where there is none: in comments or CDATA, with raw line
 * breaks in its strings, trailing commas, names without quotes, several objects in a row (then a list).
 */
export function parseLooseJson(text: string): unknown {
  const bare = unwrapped(text)
  if (!bare) return undefined
  // oxlint-disable-next-line no-control-regex -- JSON forbids them in strings, shops leave them there
  return parse(bare) ?? parse(bare.replaceAll(/[\u0000-\u001f]+/g, ' ')) ?? mended(bare)
}

function mended(text: string): unknown {
  if (text.length > MOST_MENDED) return undefined
  const quoted = text.includes('"') ? text : text.replaceAll('&quot;', '"')
  try {
    return parse(jsonrepair(quoted))
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unwrapped(text: string): string {
  return text
    .trim()
    .replace(/^\ufeff/, '')
    .replace(/^(\/\/|\/\*)?\s*(<!--|<!\[CDATA\[)\s*(\*\/|-->)?/, '')
    .replace(/(\/\/|\/\*)?\s*(-->|\]\]>)\s*(\*\/)?\s*$/, '')
    .trim()
    .replace(/;$/, '')
}
