import { numeral } from '../../sentence.ts'

/** Wears a month as they stand in a sentence: 'about three times a month'. */
export function oftenInWords(wearsAMonth: number): string {
  if (wearsAMonth === 0) return 'not at all'
  if (wearsAMonth < 1) return 'less than once a month'
  if (wearsAMonth < 1.5) return 'about once a month'
  if (wearsAMonth < 2) return 'a little less than twice a month'
  return wearsAMonth < 2.5 ? 'about twice a month' : `about ${numeral(Math.round(wearsAMonth))} times a month`
}
