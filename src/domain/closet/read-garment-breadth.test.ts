import { expect, test } from 'vitest'
import { closetCategories } from '../../contract/closet/closet.ts'
import type { Garment } from './garment.ts'
import { readGarment } from './read-garment.ts'

type Expected = Partial<Record<keyof Garment, unknown>> & {
  readonly has?: string
  readonly formal?: readonly [number, number]
}

const [TOP, BOTTOM, DRESS, OUTER, SHOES, SMALL] = closetCategories

// Names as people type them. `has` is a tag, `formal` a range of formality.
const names: readonly (readonly [name: string, category: string, expected: Expected])[] = [
  // Nicknames and abbreviations.
  ['tux', OUTER, { type: 'dinner-jacket', formality: 5 }],
  ['dress shirt for the tux', TOP, { type: 'tuxedo-shirt' }],
  ['my tuxedo pants', BOTTOM, { type: 'tuxedo-trousers', formality: 5 }],
  ['LBD', DRESS, { type: 'lbd', formal: [3.8, 4.5] }],
  ['black cords', BOTTOM, { type: 'corduroys', material: 'corduroy' }],
  ['grey sweats', BOTTOM, { type: 'sweatpants', has: 'sweatpants', formal: [1, 1.5] }],
  ['trackies', BOTTOM, { type: 'joggers' }],
  ['boardies', BOTTOM, { purpose: 'swimming' }],
  ['PJs', TOP, { purpose: 'home', has: 'sleepwear' }],
  ['flannel pj bottoms', BOTTOM, { purpose: 'home' }],
  ['nightie', DRESS, { purpose: 'home' }],
  ['tracky bottoms', BOTTOM, { type: 'joggers' }],
  ['costume pants', BOTTOM, { type: 'suit-trousers' }],
  ['corduroy jumper', TOP, { type: 'sweater' }],
  ['Captain Cook cap', SMALL, { has: 'cap' }],
  ['sta-prest', BOTTOM, { type: 'chinos' }],
  ['turtleneck inner', TOP, { type: 'base-layer' }],
  ['brushed cotton pyjama-stripe shirt', TOP, { purpose: null, pattern: 'stripe' }],
  ['Pajama-stripe poplin shirt', TOP, { type: 'shirt', pattern: 'stripe', formal: [2.8, 3.4] }],
  // In Mexico a wool blazer, in Argentina a cardigan: the category decides.
  ['saco de lana', OUTER, { type: 'blazer', material: 'wool' }],
  ['saco de lana', TOP, { type: 'cardigan', material: 'wool' }],
  // Canvas in French, a print in English.
  ['toile blouse', TOP, { material: null }],
  ['pantalon en toile', BOTTOM, { material: 'canvas' }],
  ['Metallic pleated skirt', BOTTOM, { type: 'skirt', material: null }],
  ['wyszywanka', TOP, { type: 'vyshyvanka' }],
  ['Cowichan cardigan', TOP, { pattern: 'print' }],
  ['jersey de la selección', TOP, { type: 'team-jersey' }],
  // Basic words of many languages.
  ['botas de caucho', SHOES, { type: 'rain-boots' }],
  ['ủng cao su', SHOES, { type: 'rain-boots' }],
  ['camisa a cuadros', TOP, { formal: [1.8, 2.6] }],
  ['koszula w kratę', TOP, { formal: [1.8, 2.6] }],
  ['pantalon de costume (costume bleu nuit)', BOTTOM, { type: 'suit-trousers', purpose: null }],
  ['rochie de seară', DRESS, { type: 'cocktail-dress' }],
  ['košile', TOP, { type: 'shirt' }],
  ['suruali ya suti', BOTTOM, { type: 'suit-trousers' }],
  ['silkkipusero', TOP, { type: 'blouse', material: 'silk' }],
  ['camisola de lã', TOP, { type: 'sweater' }],
  ['camisola azul', TOP, { type: 'sweater' }],
  ['camisola de seda', TOP, { type: 'nightgown' }],
  ['papuci', SHOES, { type: 'slippers' }],
  ['papuci de plajă', SHOES, { type: 'slides' }],
  ['rifle', BOTTOM, { type: 'jeans' }],
  ['ceket, blazer', OUTER, { type: 'blazer' }],
  // Compounds, and words with another meaning in English.
  ['Umstandsshirt gestreift', TOP, { type: 't-shirt', has: 'maternity' }],
  ['Rogalandsbunad', DRESS, { type: 'bunad' }],
  ['pensko', SHOES, { type: 'good-shoes' }],
  ['sort bukse', BOTTOM, { type: 'trousers' }],
  ['högklackade skor', SHOES, { type: 'pumps' }],
  ['hardloopbroek', BOTTOM, { type: 'workout-leggings' }],
  ['calças de ganga', BOTTOM, { type: 'jeans' }],
  ['fato de treino calças', BOTTOM, { type: 'joggers' }],
  ['mała czarna', DRESS, { type: 'cocktail-dress' }],
  ['golf czarny', TOP, { type: 'turtleneck' }],
  ['half pants', BOTTOM, { type: 'shorts' }],
  ['PVC leggings', BOTTOM, { type: 'leather-trousers' }],
  ['8 yard kilt', BOTTOM, { formal: [3, 4.2] }],
  // Gear and work wear, each for its own use.
  ['Motorradstiefel', SHOES, { purpose: 'sport', has: 'motorcycling' }],
  ['giacca da moto', OUTER, { type: 'motorcycle-jacket' }],
  ['horse riding helmet', SMALL, { has: 'riding' }],
  ['Arbeitsschuhe S3', SHOES, { type: 'safety-shoes', has: 'safety' }],
  ['Filzhausschuhe', SHOES, { purpose: 'home' }],
  ['golf spikes', SHOES, { type: 'golf-shoes' }],
  ['oshima tsumugi', DRESS, { type: 'everyday-kimono' }],
  ['setta', SHOES, { type: 'zori' }],
  ['samue', TOP, { type: 'samue-top' }],
  ['boné', SMALL, { has: 'cap' }],
  ['moletom McGill', TOP, { type: 'sweatshirt' }],
  ['old dressing gown', OUTER, { purpose: 'home' }],
  ['thongs', SHOES, { type: 'flip-flops', isOpen: true }],
  ['thongs', BOTTOM, { purpose: 'underwear' }],
  ['white plimsolls', SHOES, { type: 'canvas-shoes', rain: 'spoils' }],
  ['cagoule', OUTER, { type: 'rain-jacket', rain: 'keeps out' }],
  ['balmacaan raincoat', OUTER, { type: 'trench-coat' }],
  ['oljehyre', OUTER, { type: 'oilskin-jacket', rain: 'keeps out' }],
  ['płaszcz przeciwdeszczowy', OUTER, { type: 'raincoat' }],
  ['boots for floods', SHOES, { type: 'rain-boots' }],
  ['tango heels', SHOES, { type: 'dance-shoes' }],
  ['langlaufhose', BOTTOM, { type: 'xc-ski-pants' }],
  ['pac-a-mac', OUTER, { rain: 'keeps out' }],
  ['daps', SHOES, { has: 'canvas shoes' }],
  ['brolly', SMALL, { type: 'umbrella', slot: 'extra' }],
  ['cardi', TOP, { kind: 'cardigan', layer: 'mid' }],
  ['hubby shirt, slept in', TOP, { kind: 'shirt' }],
  ['sunnies', SMALL, { kind: 'glasses' }],
  ['bum bag', SMALL, { slot: 'bag', has: 'belt bag' }],
  ['wellies', SHOES, { purpose: 'rain', rain: 'keeps out', grip: 'rough' }],
  ['dungas', DRESS, { type: 'overalls' }],
  ['budgie smugglers', BOTTOM, { purpose: 'swimming' }],
  ['jimjams', BOTTOM, { purpose: 'home' }],
  ['courts', SHOES, { kind: 'pumps', heel: 'high' }],
  ['DJ', OUTER, { type: 'dinner-jacket' }],
  // Brands and models.
  ['501s', BOTTOM, { kind: 'jeans', material: 'denim' }],
  ["Levi's 511 Slim Fit Men's Jeans", BOTTOM, { kind: 'jeans', silhouette: 'slim', wornBy: 'men' }],
  ['Docs', SHOES, { kind: 'boots', type: 'combat-boots' }],
  ['Jadons', SHOES, { kind: 'boots' }],
  ['triple white AF1', SHOES, { kind: 'sneakers' }],
  ['Birks', SHOES, { isOpen: true, kind: 'sandals' }],
  ['Boston clogs', SHOES, { type: 'clogs', isOpen: false }],
  ['Neverfull MM', SMALL, { slot: 'bag', kind: 'tote' }],
  ['Barbour Bedale', OUTER, { type: 'waxed-jacket', rain: 'keeps out' }],
  ['MA-1', OUTER, { kind: 'bomber' }],
  ['700 Nuptse', OUTER, { kind: 'puffer' }],
  ['Sambas', SHOES, { kind: 'sneakers', purpose: null }],
  ['XT-6', SHOES, { grip: 'rough' }],
  ['Hoka Clifton 9', SHOES, { purpose: 'sport', has: 'running shoes' }],
  ['Wallabees', SHOES, { kind: 'boots', material: 'suede' }],
  ['Blunnies', SHOES, { kind: 'boots' }],
  ['Uggs', SHOES, { kind: 'boots' }],
  ['Crocs', SHOES, { formal: [1, 1.6] }],
  ['Aligns', BOTTOM, { purpose: 'sport', kind: 'leggings' }],
  ['Patagonia Retro-X', OUTER, { material: 'fleece' }],
  ['Cartier Love bracelet', SMALL, { slot: 'extra', has: 'jewelry' }],
  ['Birkin 30', SMALL, { slot: 'bag', has: 'handbag' }],
  ['Wayfarers', SMALL, { kind: 'glasses' }],
  ['Kånken', SMALL, { slot: 'bag', kind: 'backpack' }],
  ['F-91W', SMALL, { kind: 'watch', has: 'sport watch' }],
  ['Seamaster', SMALL, { kind: 'watch' }],
  ['Oura', SMALL, { slot: 'extra' }],
  ['Nano Puff', OUTER, { kind: 'puffer', warmthClo: expect.closeTo(0.36, 1) }],
  ['Trillium', OUTER, { kind: 'parka' }],
  // Typing errors.
  ['white sneekers', SHOES, { kind: 'sneakers' }],
  ['grey cardigen', TOP, { kind: 'cardigan' }],
  ['navy blazzer', OUTER, { kind: 'blazer' }],
  ['turtelneck', TOP, { kind: 'turtleneck' }],
  ['lether jaket', OUTER, { kind: 'leather-jacket', material: 'leather' }],
  ['cashmire sweter', TOP, { material: 'cashmere', kind: 'knit' }],
  ['ankel boots', SHOES, { kind: 'boots' }],
  ['stripped tshirt', TOP, { pattern: 'stripe', kind: 'tee' }],
  ['rainjacket', OUTER, { rain: 'keeps out' }],
  ['backpak', SMALL, { slot: 'bag' }],
  ['leggins black', BOTTOM, { kind: 'leggings' }],
  ['beenie', SMALL, { kind: 'beanie' }],
  ['trenchcoad', OUTER, { kind: 'trench-coat' }],
  ['sungalsses', SMALL, { kind: 'glasses' }],
  ['pyjammas', TOP, { purpose: 'home' }],
  ['loafters', SHOES, { kind: 'loafers' }],
  // Words that mean something else next to others.
  ['pickleball court shoes', SHOES, { purpose: 'sport', has: 'racket sport' }],
  ['long sleeve jersey top', TOP, { type: 'long-sleeve-tee' }],
  ['beaded evening jacket', OUTER, { type: 'sequin-jacket' }],
  ['batakari smock', TOP, { type: 'fugu' }],
  ['kurta pajama top', TOP, { purpose: null, has: 'traditional' }],
  ['snake boots', SHOES, { has: 'hiking boots' }],
  ['surf tee', TOP, { purpose: null }],
  ['dishdasha', TOP, { slot: 'dress' }],
  ['wetsuit', OUTER, { slot: 'dress' }],
  // Other languages.
  ['Schlafanzughose', BOTTOM, { purpose: 'home' }],
  ['Regenjacke gelb', OUTER, { rain: 'keeps out', kind: 'raincoat' }],
  ['Winterstiefel gefüttert', SHOES, { has: 'snow boots' }],
  ['Anzughose', BOTTOM, { set: 'suit', formal: [3.8, 4.5] }],
  ['Lederhandschuhe', SMALL, { kind: 'gloves' }],
  ['Strickkleid', DRESS, { slot: 'dress', warmthClo: expect.any(Number) }],
  ['Wanderschuhe', SHOES, { grip: 'rough' }],
  ['Bademantel', DRESS, { purpose: 'home' }],
  ['scarpe con tacco', SHOES, { kind: 'pumps' }],
  ['laarzen met hak', SHOES, { heel: 'block' }],
  ['twinset cardigan', TOP, { kind: 'cardigan' }],
  ['brocade pants', BOTTOM, { pattern: 'print' }],
  ['abito da sera', DRESS, { formal: [4.3, 5] }],
  ['giacca a vento', OUTER, { type: 'windbreaker' }],
  ['piumino lungo', OUTER, { has: 'winter coat' }],
  ['vestido de verano', DRESS, { seasons: ['spring', 'summer'] }],
  ['botas de agua', SHOES, { purpose: 'rain' }],
  ['chándal', OUTER, { set: 'tracksuit' }],
  ['traje de baño', DRESS, { purpose: 'swimming' }],
  ['gafas de sol', SMALL, { kind: 'glasses' }],
  ['doudoune', OUTER, { kind: 'puffer' }],
  ['robe de soirée', DRESS, { formal: [4.3, 5] }],
  ['escarpins noirs', SHOES, { kind: 'pumps' }],
  ['collants noirs', SMALL, { has: 'tights' }],
  ['calça jeans', BOTTOM, { kind: 'jeans' }],
  ['camisa social', TOP, { type: 'dress-shirt' }],
  ['tênis de corrida', SHOES, { purpose: 'sport' }],
  ['guarda-chuva', SMALL, { type: 'umbrella' }],
  ['kot ceket', OUTER, { kind: 'denim-jacket' }],
  ['gece elbisesi', DRESS, { formal: [4.3, 5] }],
  ['topuklu ayakkabı', SHOES, { kind: 'pumps' }],
  ['başörtüsü', SMALL, { has: 'headscarf' }],
  ['banarasi saree', DRESS, { has: 'festive', culture: 'South Asian' }],
  ['Lehenga choli pink', DRESS, { set: 'lehenga', formal: [4, 5] }],
  ['gold jhumkas', SMALL, { has: 'festive jewelry' }],
  ['white kurta', TOP, { culture: 'South Asian', has: 'modest' }],
  ['mojaris', SHOES, { slot: 'shoes', has: 'festive shoes' }],
  ['agbada', OUTER, { culture: 'West African', wornBy: 'men' }],
  ['gele', SMALL, { culture: 'West African' }],
  ['iro and buba', DRESS, { has: 'festive' }],
  ['barong', TOP, { culture: 'Filipino', formal: [3.8, 5] }],
  ['hanbok', DRESS, { culture: 'Korean' }],
  ['Dirndl', DRESS, { culture: 'Alpine' }],
  ['kilt', BOTTOM, { set: 'highland dress' }],
  ['abaya', DRESS, { has: 'modest' }],
  // Formal pieces.
  ['cummerbund', SMALL, { set: 'tuxedo', formality: 5 }],
  ['self-tie bow tie', SMALL, { has: 'bow tie' }],
  ['charcoal suit trousers', BOTTOM, { set: 'suit', has: 'suit bottom' }],
  ['patent oxfords', SHOES, { has: 'black tie' }],
  ['beaded clutch', SMALL, { slot: 'bag', has: 'clutch' }],
  ['opera gloves', SMALL, { has: 'evening', kind: 'gloves' }],
  ['floor-length velvet gown', DRESS, { has: 'gown', material: 'velvet' }],
  ['morning coat', OUTER, { formal: [4.3, 5] }],
  // Sport, work and home.
  ['ski pants', BOTTOM, { purpose: 'snow', rain: 'keeps out' }],
  ['gym shorts', BOTTOM, { purpose: 'sport', isOpen: true }],
  ['turf shoes', SHOES, { has: 'cleats', purpose: 'sport' }],
  ['bib shorts', BOTTOM, { has: 'cycling' }],
  ['steel toe boots', SHOES, { has: 'work boots' }],
  ['hard hat', SMALL, { has: 'work site' }],
  ['hi-vis vest', OUTER, { has: 'hi-vis' }],
  ['padded work jacket hi-vis', OUTER, { type: 'hi-vis-jacket' }],
  ['fishing jacket PVC', OUTER, { type: 'rain-jacket' }],
  ['ceil blue scrub top', TOP, { has: 'scrubs' }],
  ['sports bra', TOP, { purpose: 'sport underwear' }],
  ['karate gi', TOP, { has: 'martial arts' }],
  ['Raptors jersey #15', TOP, { has: 'fan wear' }],
  ['tee "World\'s Okayest Dad"', TOP, { has: 'slogan', kind: 'tee' }],
  ['ripped boyfriend jeans', BOTTOM, { has: 'distressed', formal: [1, 1.9] }],
  ['work polo with logo', TOP, { has: 'uniform' }],
  ['merino base layer', TOP, { has: 'base layer' }],
  ['maternity jeans', BOTTOM, { has: 'maternity' }],
  ['old t-shirt for sleeping', TOP, { purpose: 'home' }],
  ['bike rain jacket', OUTER, { has: 'cycling', rain: 'keeps out' }],
  // Ambiguous words, decided by context and category.
  ['Lions jersey', TOP, { type: 'team-jersey', has: 'fan wear' }],
  ['merino jersey', TOP, { type: 'fine-sweater' }],
  ['jersey de punto azul', TOP, { type: 'sweater' }],
  ['black tie', SMALL, { type: 'tie', formality: 4.2 }],
  ['black tie dress', DRESS, { has: 'black tie' }],
  ['leather slippers', SHOES, { has: 'sandals', purpose: null }],
  ['sheepskin slippers', SHOES, { has: 'slippers', purpose: 'home' }],
  ['tsinelas', SHOES, { type: 'flip-flops' }],
  ['satin bonnet', SMALL, { purpose: 'home', has: 'sleepwear' }],
  ['bonnet en laine', SMALL, { type: 'beanie' }],
  ['corporate gown', DRESS, { has: 'business', formal: [3.4, 4] }],
  ['fleece-lined hoodie', TOP, { type: 'hoodie' }],
  ['hoodie, fleece lined', TOP, { type: 'hoodie' }],
  ['suit jacket (my only suit)', OUTER, { type: 'suit-jacket' }],
  // Traditional, religious and professional dress, and its sets.
  ['lungi', BOTTOM, { formal: [1, 2], has: 'loungewear' }],
  ['silk veshti', BOTTOM, { has: 'festive', culture: 'South Asian' }],
  ['pagri for weddings', SMALL, { has: 'festive', culture: 'South Asian' }],
  ['navy bandhgala', OUTER, { type: 'bandhgala', formal: [4, 4.5] }],
  ['Leinenpfoad', TOP, { culture: 'Alpine', set: 'tracht' }],
  ['Krachlederne', BOTTOM, { culture: 'Alpine', set: 'tracht' }],
  ['barrister’s wig', SMALL, { has: 'uniform', set: 'robes', wornBy: null }],
  ['judge’s robe', OUTER, { has: 'uniform', set: 'robes' }],
  ['batakari', TOP, { culture: 'West African', has: 'festive' }],
  ['songkok', SMALL, { culture: 'Southeast Asian' }],
  ['busuuti', DRESS, { culture: 'East African', has: 'festive' }],
  ['tichel', SMALL, { culture: 'Jewish', has: 'headscarf' }],
  ['lusekofte', TOP, { type: 'nordic-sweater' }],
  // Dutch and Polish.
  ['winterjas', OUTER, { type: 'puffer' }],
  ['korte broek', BOTTOM, { type: 'shorts' }],
  ['sukienka w kwiaty', DRESS, { type: 'dress', pattern: 'floral' }],
  ['płaszcz wełniany', OUTER, { type: 'coat', material: 'wool' }],
  ['sandałki na obcasie', SHOES, { type: 'evening-shoes', has: 'sandals' }],
  ['golf merino', TOP, { type: 'turtleneck' }],
  ['cekinowy top', TOP, { has: 'sequined' }],
  ['indoor soccer shoes', SHOES, { type: 'court-shoes-sport' }],
  ['futsal shirt', TOP, { type: 'team-jersey' }],
  // Flat shoes that are not 'flats'.
  ['flat leather sandals', SHOES, { type: 'sandals', heel: 'flat' }],
  ['gore-tex parka', OUTER, { has: 'rain jacket', rain: 'keeps out' }],
  ['wool suit trousers', BOTTOM, { seasons: ['spring', 'summer', 'fall', 'winter'] }],
  // Long titles of shops.
  [
    'Women’s Casual Long Sleeve Button Down Shirt Dress with Belt and Pockets',
    DRESS,
    { kind: 'shirt-dress' },
  ],
  ['Amazon Essentials Men’s Classic-Fit Short-Sleeve Crewneck T-Shirt, Pack of 2', TOP, { kind: 'tee' }],
  [
    'PRETTYGARDEN Women’s 2024 Summer Floral Maxi Dress Ruffle V Neck Beach Sundress',
    DRESS,
    { slot: 'dress', pattern: 'floral' },
  ],
  [
    'Columbia Women’s Newton Ridge Plus Waterproof Amped Hiking Boot',
    SHOES,
    { has: 'hiking boots', rain: 'keeps out' },
  ],
  ['Leather crossbody bag with gold chain and scarf', SMALL, { slot: 'bag', has: 'crossbody' }],
  ['Dress pants for women, high waisted, wide leg', BOTTOM, { formal: [3, 4.2] }],
  ['Cotton socks (6 pack), black', SMALL, { has: 'socks' }],
  ['Pumps mit Blockabsatz', SHOES, { kind: 'pumps', heel: 'block' }],
]

test("a sandal with a flat sole does not have the tag 'flats'", () => {
  const words = { brand: null, style: null, season: null, description: null, color: '' }
  const { tags } = readGarment({ ...words, name: 'flat leather sandals', category: SHOES })
  expect(tags.has('flats')).toBe(false)
})

test.each(names)('reads %s among the %s', (name, category, { has, formal, ...expected }) => {
  const garment = readGarment({
    name,
    category,
    color: '',
    brand: null,
    style: null,
    season: null,
    description: null,
  })
  expect(garment).toMatchObject(expected)
  if (has) expect([...garment.tags]).toContain(has)
  if (formal) {
    expect(garment.formality).toBeGreaterThanOrEqual(formal[0])
    expect(garment.formality).toBeLessThanOrEqual(formal[1])
  }
})

test('a rifle case is not read as jeans in a category that is not the closet’s', () => {
  const words = { brand: null, style: null, season: null, description: null, color: '' }
  expect(readGarment({ ...words, name: 'Rifle case', category: 'Bags' }).type).toBeNull()
})

test.each(['Blorptastic', 'Grandpa’s favorite', 'No. 7', 'the nice one'])('%s has no type', (name) => {
  for (const category of closetCategories) {
    const garment = readGarment({
      name,
      category,
      color: '',
      brand: null,
      style: null,
      season: null,
      description: null,
    })
    expect(garment.type).toBeNull()
    expect(garment.tags.size).toBe(0)
  }
})

test("'Cotton On' is not the running brand On", () => {
  const facts = {
    name: 'Striped tee',
    category: TOP,
    color: 'Blue',
    style: null,
    season: null,
    description: null,
  }
  expect(readGarment({ ...facts, brand: 'Cotton On' }).type).toBe('t-shirt')
  expect(readGarment({ ...facts, brand: 'On' }).type).toBe('workout-top')
})
