import { expect, test } from 'vitest'
import type { ClosetCategory } from '../../contract/closet/closet.ts'
import { readGarment } from './read-garment.ts'
import type { Garment } from './garment.ts'
import type { GarmentTag } from './tags/garment-tags.ts'

const TOP = 'Tops'
const SHOES = 'Shoes'
const SMALL = 'Accessories'

interface Expected extends Partial<Omit<Garment, 'tags' | 'formality'>> {
  readonly brand?: string
  readonly has?: GarmentTag
  readonly lacks?: GarmentTag
  readonly formal?: readonly [low: number, high: number]
}

const names: readonly (readonly [string, ClosetCategory, Expected])[] = [
  // Shirts of teams, by what their fans call them.
  ['camiseta de La Roja (fútbol)', TOP, { type: 'team-jersey', brand: 'Adidas' }],
  ['jersey de fútbol', TOP, { type: 'team-jersey' }],
  ['Kita Shirt', TOP, { type: 'shirt' }],
  ['chemise kita', TOP, { pattern: 'print' }],
  ['camiseta de fútbol azul', TOP, { type: 'team-jersey' }],
  ['maglietta calcio', TOP, { type: 'team-jersey' }],
  ['jersey cuello pico azul', TOP, { has: 'sweater' }],
  // Compounds of Finnish: trousers of a suit, a shirt to ski in.
  ['pukuhousut (navy puku)', 'Bottoms', { type: 'suit-trousers' }],
  ['hiihtopaita', TOP, { type: 'base-layer' }],
  // Indonesian: for sleeping.
  ['kaos oblong buat tidur', TOP, { has: 'loungewear' }],
  // Prints of musicians, dyes, sequins.
  ['pajama shirt with hearts', TOP, { pattern: 'print' }],
  ['yukata with fireworks', 'Dresses', { pattern: 'print' }],
  ['sidhu moosewala tee', TOP, { has: 'slogan' }],
  ['bad bunny hoodie', TOP, { has: 'slogan' }],
  ['tye dye tshirt camp 2019', TOP, { pattern: 'print' }],
  ['sequinned top long sleeves', TOP, { has: 'sequined', formal: [3, 4.4] }],
  ["boyfriend's old Metallica shirt", TOP, { kind: 'tee', has: 'slogan' }],
  // Clothes of the bath, the bedroom and the boat.
  ['towelling robe', 'Dresses', { type: 'bathrobe', purpose: 'home' }],
  ['sheepskin mules', SHOES, { type: 'slippers', purpose: 'home' }],
  ["sou'wester oilskin coat", 'Outerwear', { purpose: 'rain', formal: [1, 2.3] }],
  ['oilskin coat', 'Outerwear', { type: 'waxed-jacket' }],
  // Packs of plain basics; shorts of linen are no less dressy than other Bermudas.
  ['Ribbed Modal Scoop Neck Cami 3-Pack', TOP, { type: 'camisole', formal: [1, 2.6] }],
  ['Bermuda shorts linen blend', 'Bottoms', { type: 'shorts', formal: [1.7, 3] }],
  // Shirts for the office.
  ['kemeja putih office lengan panjang', TOP, { has: 'dress shirt' }],
  ['camisa blanca oficina', TOP, { has: 'dress shirt' }],
  // Hats of Malay and Indonesian names.
  ['topi cap', SMALL, { type: 'cap' }],
  ['topi pantai', SMALL, { type: 'sun-hat' }],
  ['topi putih', SMALL, { type: 'kufi' }],
  ['woolen topi', SMALL, { type: 'beanie' }],
  // Flemish, Brazilian and Norwegian clothes.
  ['stapschoenen', SHOES, { has: 'hiking boots' }],
  ['thermisch onderhemd', TOP, { has: 'base layer' }],
  ['kokerjurk', 'Dresses', { type: 'sheath-dress' }],
  ['macacão graxa', 'Outerwear', { type: 'work-coveralls', has: 'work site' }],
  ['overlevelsesdrakt', 'Dresses', { type: 'work-coveralls' }],
  // Turkish evening dress and Italian fans.
  ['abiye uzun elbise', 'Dresses', { type: 'gown' }],
  ['maglia Toro Belotti', TOP, { type: 'team-jersey' }],
  ['sciarpa Toro', SMALL, { has: 'fan wear' }],
  ['k-way', 'Outerwear', { has: 'rain jacket', purpose: 'rain' }],
  // West African prints in French, Polish Sunday shirts.
  ['jupe wax', 'Bottoms', { pattern: 'print' }],
  ['top pagne wax peplum', TOP, { type: 'ankara-top' }],
  ['wax jacket', 'Outerwear', { type: 'waxed-jacket', pattern: null }],
  ['koszula biała odświętna', TOP, { has: 'dress shirt' }],
  ['sandales dorées à talons', SHOES, { has: 'dress sandals' }],
  // Mexican shoes, regional dress and German clothes.
  ['zapatillas negras de tacón', SHOES, { has: 'heels' }],
  ['zapatillas blancas', SHOES, { has: 'sneakers' }],
  ['zapatos bajos negros de piso', SHOES, { has: 'flats' }],
  ['botas para lluvia', SHOES, { has: 'rain boots' }],
  ['mallones negros', 'Bottoms', { has: 'leggings' }],
  ['enagua istmeña (traje)', 'Bottoms', { culture: 'Latin American' }],
  ['schwarzes Spitzentop', TOP, { type: 'blouse' }],
  ['Lederleggings', 'Bottoms', { type: 'leather-trousers' }],
  ['Fahrradregenhose', 'Bottoms', { purpose: 'rain' }],
  ['altes T-Shirt zum Renovieren', TOP, { reservedFor: { occasion: 'painting', wording: 'for' } }],
  // Indonesian and Portuguese clothes.
  ['seragam PDH khaki', TOP, { has: 'uniform' }],
  ['celana tidur', 'Bottoms', { purpose: 'home' }],
  ['rok span hitam', 'Bottoms', { type: 'pencil-skirt' }],
  ['gaun pesta navy', 'Dresses', { type: 'gown' }],
  ['calças brancas da padaria', 'Bottoms', { has: 'uniform' }],
  ['top de lantejoulas', TOP, { has: 'sequined' }],
  ['vestido de cerimónia', 'Dresses', { type: 'cocktail-dress' }],
  ['socas antiderrapantes', SHOES, { has: 'clogs' }],
  // Croatian clothes. Short is 'kratki', and checked is 'w kratkę' in Polish.
  ['crne cipele za svečano', SHOES, { has: 'dress shoes' }],
  ['brodarice', SHOES, { type: 'boat-shoes', material: null }],
  ['karirana košulja kratki rukav', TOP, { type: 'camp-shirt' }],
  ['karirana košulja', TOP, { pattern: 'check' }],
  ['prugasta majica', TOP, { pattern: 'stripe' }],
  ['svečana košulja', TOP, { has: 'dress shirt' }],
  ['radne hlače', 'Bottoms', { type: 'work-trousers' }],
  ['kišna jakna', 'Outerwear', { purpose: 'rain' }],
  ['crna majica kratki rukav', TOP, { type: 't-shirt', pattern: null }],
  ['koszula w kratkę', TOP, { pattern: 'check' }],
  ['mornarska majica dugi rukav', TOP, { type: 'long-sleeve-tee' }],
  ['vesta', TOP, { type: 'cardigan' }],
  ['vesta', 'Outerwear', { type: 'gilet' }],
  ['žuta kabanica', 'Outerwear', { purpose: 'rain', brand: 'Helly Hansen' }],
  ['vjetrovka', 'Outerwear', { type: 'windbreaker' }],
  ['kožna jakna', 'Outerwear', { type: 'leather-jacket' }],
  ['pufajka', 'Outerwear', { warmthClo: 0.6, formal: [1, 2.2] }],
  ['bijela radna kuta', 'Outerwear', { has: 'uniform' }],
  ['pregača za ribarnicu', SMALL, { has: 'apron' }],
  ['vunena kapa', SMALL, { type: 'beanie' }],
  ['crni remen', SMALL, { has: 'belt' }],
  ['samt hlače', 'Bottoms', { type: 'corduroys', material: 'corduroy' }],
  ['hlače od odijela', 'Bottoms', { has: 'suit bottom' }],
  ['donji dio trenirke', 'Bottoms', { has: 'sweatpants' }],
  [
    'traperice za posao, flekave',
    'Bottoms',
    { has: 'distressed', reservedFor: { occasion: 'work', wording: 'for' } },
  ],
  // Slovene clothes, sports and folk dress. 'Klobuk' is any hat.
  ['lanena srajca', TOP, { type: 'shirt', material: 'linen' }],
  ['kolesarski dres', TOP, { type: 'cycling-jersey', purpose: 'sport' }],
  ['smučarske hlače', 'Bottoms', { purpose: 'snow' }],
  ['skijaška jakna', 'Outerwear', { has: 'ski jacket' }],
  ['smučarski čevlji', SHOES, { type: 'ski-boots' }],
  ['suknjič od modre obleke', 'Outerwear', { type: 'suit-jacket' }],
  ['kopalni plašč', 'Outerwear', { purpose: 'home' }],
  ['towelling gown', 'Outerwear', { type: 'bathrobe', purpose: 'home' }],
  ['palerina za dež', 'Outerwear', { purpose: 'rain' }],
  ['gumijasti škornji', SHOES, { has: 'rain boots' }],
  ['gojzarji', SHOES, { has: 'hiking boots' }],
  ['usnjene rokavice', SMALL, { material: 'leather' }],
  ['klobuk', SMALL, { type: 'hat' }],
  ['telovnik narodna noša', 'Outerwear', { type: 'folk-vest', set: 'folk costume' }],
  ['pižama hlače flanel', 'Bottoms', { purpose: 'home', formal: [1, 1.8] }],
  ['pyjama top flannel', TOP, { purpose: 'home', formal: [1, 2] }],
  ['beekeeping jacket', 'Outerwear', { has: 'work site' }],
  ['macintosh', 'Outerwear', { has: 'trench' }],
  // Dutch shoes and shirts. Patent shoes with laces are no evening shoes.
  ['klompen', SHOES, { has: 'clogs' }],
  ['wielrenschoenen', SHOES, { has: 'cycling shoes' }],
  ['ruitjesoverhemd korte mouw', TOP, { type: 'camp-shirt', pattern: 'check' }],
  ['black patent lace ups', SHOES, { lacks: 'black tie', formal: [3.5, 4.4] }],
  // 'Pants' are sweatpants in Mexico.
  ['pants gris', 'Bottoms', { has: 'sweatpants' }],
  ['sudadera con gorro', TOP, { type: 'hoodie' }],
  // Rain pants of German nurseries, clothes of employers, casual fronts and headwear.
  ['Matschhose', 'Bottoms', { purpose: 'rain' }],
  ['Canadian Tire work shirt', TOP, { has: 'uniform' }],
  // Lowes is also a shop for menswear.
  ['Lowes plaid shirt', TOP, { lacks: 'uniform' }],
  ['Lowes work shirt', TOP, { has: 'uniform' }],
  ['tie front shirt', TOP, { formal: [1.5, 2.7] }],
  // Parts of a suit in brackets.
  ['navy suit (jacket)', 'Outerwear', { type: 'suit-jacket' }],
  ['Anzug blau (Sakko)', 'Outerwear', { type: 'suit-jacket' }],
  ['suit, jacket and trousers', 'Outerwear', { type: 'suit' }],
  ['blue suit, goes with grey trousers', 'Outerwear', { type: 'suit' }],
  ['shrimp boots', SHOES, { has: 'rain boots' }],
  // Parts of a marching band's uniform.
  ['marching band bibs', 'Bottoms', { type: 'trousers', has: 'uniform' }],
  ['marching shoes', SHOES, { has: 'uniform' }],
  // Robes of Turkish men, clothes of vets and riders.
  ['cübbe', 'Dresses', { type: 'thobe' }],
  ['avukat cübbesi', 'Dresses', { has: 'court dress' }],
  ['önlük', SMALL, { has: 'apron' }],
  ['navy scrub tunic', TOP, { has: 'scrubs' }],
  ['jods boots', SHOES, { has: 'riding' }],
  // A moto jacket is fashion, unless it is armored.
  ['moto jacket armoured', 'Outerwear', { type: 'motorcycle-jacket' }],
  ['moto jacket', 'Outerwear', { type: 'leather-jacket' }],
  // Makers of dress shirts.
  ['white shirt by Olymp', TOP, { has: 'dress shirt' }],
  // Heels of Chile and Argentina.
  ['zapatos reina taco bajo', SHOES, { heel: 'block', formal: [3.2, 4] }],
  ['zapatos taco alto', SHOES, { has: 'heels' }],
]

test.each(names)('reads %s among the %s', (name, category, { brand, has, lacks, formal, ...expected }) => {
  const words = { style: null, season: null, description: null, color: '', brand: brand ?? null }
  const garment = readGarment({ ...words, name, category })
  expect(garment).toMatchObject(expected)
  if (has) expect([...garment.tags]).toContain(has)
  if (lacks) expect([...garment.tags]).not.toContain(lacks)
  if (formal) {
    expect(garment.formality).toBeGreaterThanOrEqual(formal[0])
    expect(garment.formality).toBeLessThanOrEqual(formal[1])
  }
})
