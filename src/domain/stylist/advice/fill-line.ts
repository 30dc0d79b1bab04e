import { capital } from '../../sentence.ts'

/** A text with its `{names}` replaced; `{a}` is the article that fits the word after it. Begins with a capital. */
export function fillLine(text: string, values: Readonly<Record<string, string>>): string {
  const filled = text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    name === 'a' ? whole : (values[name] ?? whole),
  )
  return capital(
    filled.replaceAll(
      /(^|[^{])\{a\} (\w)/g,
      (_, before: string, first: string) => `${before}${/[aeiou]/i.test(first) ? 'an' : 'a'} ${first}`,
    ),
  )
}
