import { retailerNames, type RetailerName } from './retailer-names.ts'

/** A shop for clothes by its name, and the domains of its own sites. */
interface Retailer {
  readonly name: RetailerName
  readonly domains: readonly string[]
}

const zalandoCountries =
  'de at be bg ch co.uk com cz dk ee es fi fr gr hr hu ie it lt lv nl no pl pt ro se si sk'
const aboutYouCountries = 'de at be bg ch com cz dk ee es fi fr gr hr hu ie it lt lv nl no pl pt ro se si sk'
const adidasCountries =
  'com at be ca ch co.in co.kr co.uk com.ar com.au com.br com.hk com.mx com.my com.pe com.sg com.tr com.vn cz de ' +
  'dk es fi fr gr ie it jp mx nl no pl pt se sk'

const domainsOf: Record<RetailerName, readonly string[]> = {
  Zara: sites('zara', 'com cn'),
  'H&M': sites('hm', 'com'),
  COS: ['cos.com', 'cosstores.com'],
  Arket: sites('arket', 'com'),
  Uniqlo: sites('uniqlo', 'com cn com.hk'),
  Mango: ['mango.com', 'mangooutlet.com'],
  'Massimo Dutti': sites('massimodutti', 'com cn'),
  ASOS: sites('asos', 'com'),
  Zalando: sites('zalando', zalandoCountries),
  Nordstrom: ['nordstrom.com', 'nordstromrack.com'],
  'Net-a-Porter': sites('net-a-porter', 'com'),
  SSENSE: sites('ssense', 'com'),
  Everlane: sites('everlane', 'com'),
  'Levi’s': ['levi.com', 'levi.in', 'levis.com.au', 'levis.com.br', 'levi.com.hk'],
  'Macy’s': sites('macys', 'com'),
  'Old Navy': ['oldnavy.gap.com', 'oldnavy.com'],
  'Banana Republic': ['bananarepublic.gap.com', 'bananarepublic.com'],
  Gap: ['gap.com', 'gap.co.uk', 'gap.eu', 'gapcanada.ca', 'gapfactory.com'],
  'J.Crew': ['jcrew.com'],
  Madewell: sites('madewell', 'com'),
  Reformation: ['thereformation.com'],
  Nike: sites('nike', 'com com.br com.cn'),
  Adidas: sites('adidas', adidasCountries),
  Patagonia: sites('patagonia', 'com ca jp com.au co.kr'),
  Farfetch: sites('farfetch', 'com cn'),
  Mytheresa: sites('mytheresa', 'com'),
  'About You': sites('aboutyou', aboutYouCountries),
  'Urban Outfitters': ['urbanoutfitters.com'],
  Anthropologie: sites('anthropologie', 'com eu'),
  'Free People': ['freepeople.com'],
  'Ralph Lauren': sites('ralphlauren', 'com at be ca co.jp co.kr co.uk com.au de es eu fr ie it nl pt'),
  Lululemon: sites('lululemon', 'com co.jp co.kr co.uk com.au com.hk de es fr it'),
  Kiabi: sites('kiabi', 'com be ch es it pt ma'),
  '3 Suisses': sites('3suisses', 'fr be'),
  'La Redoute': sites('laredoute', 'fr be ch co.uk com es gr it pt'),
  Bershka: sites('bershka', 'com cn'),
  'Pull&Bear': ['pullandbear.com', 'pullandbear.cn'],
  Stradivarius: sites('stradivarius', 'com cn'),
  '& Other Stories': ['stories.com'],
  Weekday: sites('weekday', 'com'),
  'Marks & Spencer': ['marksandspencer.com', 'marksandspencer.in'],
  Next: sites('next', 'co.uk de ie us'),
  'Abercrombie & Fitch': ['abercrombie.com'],
  'American Eagle': ['ae.com'],
  Aritzia: sites('aritzia', 'com'),
  Puma: ['puma.com'],
  'New Balance': sites('newbalance', 'com ca co.uk com.au de es eu fr it jp nl pl'),
  'The North Face': ['thenorthface.com', 'thenorthface.co.uk', 'thenorthface.eu'],
}

/** The retailers with their domains, country sites included. */
export const retailers: readonly Retailer[] = retailerNames.map((name) => ({
  name,
  domains: domainsOf[name],
}))

// Countries under whose code a company registers as 'shop.com.au', so that such a host is not inside another's.
const COM_COUNTRY =
  /\.com\.(ar|au|bo|br|cn|co|cy|ec|eg|gt|hk|kw|lb|mt|mx|my|pa|pe|ph|pl|py|sa|sg|tr|tw|ua|uy|ve|vn)$/

/** The retailer whose own domain, or a subdomain of it, a host is; null for any other host. */
export function retailerOf(host: string): { name: string } | null {
  return retailerWith((domain) => isWithin(plain(host), domain)) ?? null
}

/**
 * Whether a host poses as a shop: it has a retailer's domain inside it, as 'zara.com.evil.com' or 'zara-com.shop', or
 * is written in letters of other alphabets ('xn--' labels), which no retailer of the table is.
 */
export function isLookAlike(host: string): boolean {
  if (retailerOf(host)) return false
  const posing = plain(host)
  if (posing.split('.').some((label) => label.startsWith('xn--'))) return true
  // What stands behind the domain makes the difference: 'mind-the-gap.com' is a name, 'gap-com.shop' a pretense.
  const inside = dashed(`.${posing.replace(COM_COUNTRY, '.com')}`)
  return retailerWith((domain) => inside.includes(dashed(`.${domain}.`))) !== undefined
}

function retailerWith(isMeant: (domain: string) => boolean): Retailer | undefined {
  return retailers.find((retailer) => retailer.domains.some(isMeant))
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

function dashed(host: string): string {
  return host.replaceAll('.', '-')
}

// A host may end with a dot and still be the same.
function plain(host: string): string {
  return host.toLowerCase().replace(/\.$/, '')
}

function sites(label: string, endings: string): string[] {
  return endings.split(' ').map((ending) => `${label}.${ending}`)
}
