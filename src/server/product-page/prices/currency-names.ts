import { wordList } from '../page/words.ts'

// Signs and abbreviations of currencies in shops. '$' and 'kr' depend on the country.
// prettier-ignore
const written: readonly (readonly [currency: string, ...signs: string[]])[] = [
  ['USD', 'US$', 'US $', 'U$S', 'USD$'], ['CAD', 'CA$', 'C$', 'C $', 'CAD$'], ['AUD', 'AU$', 'AU $', 'A$', 'AUD$'],
  ['NZD', 'NZ$', 'NZ $'], ['HKD', 'HK$', 'HK $'], ['SGD', 'S$', 'SG$'], ['TWD', 'NT$', 'NT $'], ['MXN', 'MX$', 'MEX$'],
  ['BRL', 'R$'], ['ARS', 'AR$'], ['COP', 'COL$'], ['UYU', '$U'], ['NIO', 'C$N'],
  ['EUR', '€', 'Euro', 'Euros', 'евро'], ['GBP', '£', '￡'], ['INR', '₹', 'Rs.', 'Rs'], ['RUB', '₽', 'руб.', 'руб', 'р.'],
  ['UAH', '₴', 'грн.', 'грн'], ['KRW', '₩', '￦', '원'], ['VND', '₫', 'đ'], ['ILS', '₪', 'ש"ח', 'ש״ח'], ['TRY', '₺', 'TL'],
  ['NGN', '₦'], ['PHP', '₱'], ['THB', '฿', 'บาท'], ['KZT', '₸', 'тг'], ['GEL', '₾'], ['AMD', '֏'], ['AZN', '₼'], ['CRC', '₡'],
  ['PYG', '₲', 'Gs.'], ['GHS', '₵'], ['MNT', '₮'], ['KHR', '៛'], ['LAK', '₭'], ['PEN', 'S/.', 'S/'], ['JPY', '円', '税込'],
  ['PLN', 'zł', 'zl'], ['CZK', 'Kč', 'Kc'], ['HUF', 'Ft'], ['RON', 'lei', 'leu'], ['BGN', 'лв.', 'лв'], ['RSD', 'дин', 'din.'],
  ['HRK', 'kn'], ['CHF', 'Fr.', 'SFr.'], ['ISK', 'kr. ISK'], ['IDR', 'Rp'], ['MYR', 'RM'], ['ZAR', 'ZAR'], ['AED', 'د.إ', 'درهم', 'Dhs', 'Dh'],
  ['SAR', 'ر.س', 'ريال', 'SR'], ['QAR', 'ر.ق', 'QR'], ['KWD', 'د.ك', 'KD'], ['BHD', 'د.ب'], ['OMR', 'ر.ع'], ['JOD', 'د.أ'],
  ['EGP', 'ج.م', 'جنيه', 'LE'], ['MAD', 'د.م.', 'DH'], ['IRR', 'تومان'], ['KES', 'KSh'], ['CNY', '元', 'RMB'],
]

// Signs that several countries share, with the currency of each.
// prettier-ignore
const shared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: {
    us: 'USD', ca: 'CAD', au: 'AUD', nz: 'NZD', hk: 'HKD', sg: 'SGD', tw: 'TWD', mx: 'MXN', ar: 'ARS', cl: 'CLP', co: 'COP', uy: 'UYU',
    ec: 'USD', sv: 'USD', pr: 'USD', pa: 'USD', br: 'BRL', do: 'DOP', jm: 'JMD', tt: 'TTD', bb: 'BBD', fj: 'FJD',
  },
  kr: { se: 'SEK', dk: 'DKK', no: 'NOK', is: 'ISK', fo: 'DKK', gl: 'DKK' },
  '¥': { jp: 'JPY', cn: 'CNY' },
  R: { za: 'ZAR' },
}
const sharedSigns: Readonly<Record<string, string>> = {
  $: '$',
  '＄': '$',
  kr: 'kr',
  'kr.': 'kr',
  ':-': 'kr',
  '¥': '¥',
  '￥': '¥',
  R: 'R',
}

// prettier-ignore
const currencyOfCountry: Readonly<Record<string, string>> = {
  ...shared['$'], ...shared['kr'], ...shared['¥'],
  za: 'ZAR', uk: 'GBP', gb: 'GBP', in: 'INR', ru: 'RUB', ua: 'UAH', kr: 'KRW', vn: 'VND', il: 'ILS', tr: 'TRY', pl: 'PLN', cz: 'CZK',
  hu: 'HUF', ro: 'RON', rs: 'RSD', ch: 'CHF', id: 'IDR', my: 'MYR', th: 'THB', ph: 'PHP', ae: 'AED', sa: 'SAR', qa: 'QAR', kw: 'KWD',
  bh: 'BHD', om: 'OMR', jo: 'JOD', eg: 'EGP', ma: 'MAD', br: 'BRL',
  ...Object.fromEntries(wordList('at be bg cy de ee es fi fr gr hr ie it lt lu lv mt nl pt si sk').map((country) => [country, 'EUR'])),
}

const codes = new Set(Intl.supportedValuesOf('currency'))
const signs = new Map(
  written.flatMap(([currency, ...names]) => names.map((name) => [fold(name), currency] as const)),
)

/** The ISO 4217 code of a text, case-insensitive, or null. */
export function currencyCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? ''
  if (code === 'RUR') return 'RUB'
  // 'XXX' means no currency and 'XTS' is for tests.
  return /^[A-Z]{3}$/.test(code) && codes.has(code) && !code.startsWith('X') ? code : null
}

/**
 * The currency of a sign or word next to an amount ('€', 'US $', 'zł', 'EUR'), or null.
 * `country` (two lowercase letters) determines the meaning of '$', 'kr' and '¥'.
 */
export function currencyOfSign(sign: string, country: string | null): string | null {
  const name = sign.trim()
  const known = signs.get(fold(name)) ?? currencyCode(name)
  if (known) return known
  const family = sharedSigns[name] ?? sharedSigns[name.toLowerCase()]
  const table = family ? shared[family] : undefined
  if (!table) return null
  const local = country ? table[country] : undefined
  if (local) return local
  // For other or unknown countries, the sign means the currency of the largest market.
  return { $: 'USD', '¥': 'JPY' }[family ?? ''] ?? null
}

/** The currency of a country (two lowercase letters), or null if it is not in the table. */
export function currencyOfPlace(country: string | null): string | null {
  return (country && currencyOfCountry[country]) || null
}

function fold(sign: string): string {
  return sign.toLowerCase().replaceAll(/\s+/g, '')
}
