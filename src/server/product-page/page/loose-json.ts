import { jsonrepair } from 'jsonrepair'

// Repairing is many times slower than parsing, so larger texts must be valid.
const MAX_REPAIRED_LENGTH = 400_000

/**
 * Parses JSON as shops write it: in comments or CDATA, with raw line breaks in strings, trailing commas, unquoted
 * names, or several objects in a row (returned as a list). Undefined if it cannot be repaired.
 */
export function parseLooseJson(text: string): unknown {
  const bare = unwrapped(text)
  if (!bare) return undefined
  // oxlint-disable-next-line no-control-regex -- JSON forbids them in strings, but shops write them
  return parse(bare) ?? parse(bare.replaceAll(/[\u0000-\u001f]+/g, ' ')) ?? repaired(bare)
}

function repaired(text: string): unknown {
  if (text.length > MAX_REPAIRED_LENGTH) return undefined
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
