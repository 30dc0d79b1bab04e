/** A shop for clothes by its name, and the domains of its own sites. */
interface Retailer {
  readonly name: string
  readonly domains: readonly string[]
}

const zalandoCountries =
  'de at be bg ch co.uk com cz dk ee es fi fr gr hr hu ie it lt lv nl no pl pt ro se si sk'
const aboutYouCountries = 'de at be bg ch com cz dk ee es fi fr gr hr hu ie it lt lv nl no pl pt ro se si sk'
const adidasCountries =
  'com at be ca ch co.in co.kr co.uk com.ar com.au com.br com.hk com.mx com.my com.pe com.sg com.tr com.vn cz de ' +
  'dk es fi fr gr ie it jp mx nl no pl pt se sk'

/** Well-known shops for clothes, the best known first. A shop inside another's domain stands before that one. */
export const retailers: readonly Retailer[] = [
  shop('Zara', 'zara', 'com cn'),
  shop('H&M', 'hm', 'com'),
  { name: 'COS', domains: ['cos.com', 'cosstores.com'] },
  shop('Arket', 'arket', 'com'),
  shop('Uniqlo', 'uniqlo', 'com cn com.hk'),
  { name: 'Mango', domains: ['mango.com', 'mangooutlet.com'] },
  shop('Massimo Dutti', 'massimodutti', 'com cn'),
  shop('ASOS', 'asos', 'com'),
  shop('Zalando', 'zalando', zalandoCountries),
  { name: 'Nordstrom', domains: ['nordstrom.com', 'nordstromrack.com'] },
  shop('Net-a-Porter', 'net-a-porter', 'com'),
  shop('SSENSE', 'ssense', 'com'),
  shop('Everlane', 'everlane', 'com'),
  { name: 'Levi’s', domains: ['levi.com', 'levi.in', 'levis.com.au', 'levis.com.br', 'levi.com.hk'] },
  shop('Macy’s', 'macys', 'com'),
  { name: 'Old Navy', domains: ['oldnavy.gap.com', 'oldnavy.com'] },
  { name: 'Banana Republic', domains: ['bananarepublic.gap.com', 'bananarepublic.com'] },
  { name: 'Gap', domains: ['gap.com', 'gap.co.uk', 'gap.eu', 'gapcanada.ca', 'gapfactory.com'] },
  { name: 'J.Crew', domains: ['jcrew.com'] },
  shop('Madewell', 'madewell', 'com'),
  { name: 'Reformation', domains: ['thereformation.com'] },
  shop('Nike', 'nike', 'com com.br com.cn'),
  shop('Adidas', 'adidas', adidasCountries),
  shop('Patagonia', 'patagonia', 'com ca jp com.au co.kr'),
  shop('Farfetch', 'farfetch', 'com cn'),
  shop('Mytheresa', 'mytheresa', 'com'),
  shop('About You', 'aboutyou', aboutYouCountries),
  { name: 'Urban Outfitters', domains: ['urbanoutfitters.com'] },
  shop('Anthropologie', 'anthropologie', 'com eu'),
  { name: 'Free People', domains: ['freepeople.com'] },
  shop('Ralph Lauren', 'ralphlauren', 'com at be ca co.jp co.kr co.uk com.au de es eu fr ie it nl pt'),
  shop('Lululemon', 'lululemon', 'com co.jp co.kr co.uk com.au com.hk de es fr it'),
  shop('Kiabi', 'kiabi', 'com be ch es it pt ma'),
  shop('3 Suisses', '3suisses', 'fr be'),
  shop('La Redoute', 'laredoute', 'fr be ch co.uk com es gr it pt'),
  shop('Bershka', 'bershka', 'com cn'),
  { name: 'Pull&Bear', domains: ['pullandbear.com', 'pullandbear.cn'] },
  shop('Stradivarius', 'stradivarius', 'com cn'),
  { name: '& Other Stories', domains: ['stories.com'] },
  shop('Weekday', 'weekday', 'com'),
  { name: 'Marks & Spencer', domains: ['marksandspencer.com', 'marksandspencer.in'] },
  shop('Next', 'next', 'co.uk de ie us'),
  { name: 'Abercrombie & Fitch', domains: ['abercrombie.com'] },
  { name: 'American Eagle', domains: ['ae.com'] },
  shop('Aritzia', 'aritzia', 'com'),
  { name: 'Puma', domains: ['puma.com'] },
  shop('New Balance', 'newbalance', 'com ca co.uk com.au de es eu fr it jp nl pl'),
  { name: 'The North Face', domains: ['thenorthface.com', 'thenorthface.co.uk', 'thenorthface.eu'] },
]

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

function shop(name: string, label: string, endings: string): Retailer {
  return { name, domains: endings.split(' ').map((ending) => `${label}.${ending}`) }
}
