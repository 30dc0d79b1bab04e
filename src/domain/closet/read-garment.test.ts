import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closetCategories, closetSeasons } from '../../contract/closet/closet.ts'
import { type Garment, type GarmentWords, materials } from './garment.ts'
import { garmentKinds } from './garment-kinds.ts'
import { readGarment } from './read-garment.ts'
import { sampleWardrobe } from './sample-wardrobe.ts'

function read(name: string, words: Partial<GarmentWords> = {}): Garment {
  return readGarment({
    name,
    category: 'Tops',
    color: '',
    brand: null,
    style: null,
    season: null,
    description: null,
    ...words,
  })
}
const top = (name: string, words: Partial<GarmentWords> = {}) => read(name, { category: 'Tops', ...words })
const bottom = (name: string, words: Partial<GarmentWords> = {}) =>
  read(name, { category: 'Bottoms', ...words })
const dress = (name: string, words: Partial<GarmentWords> = {}) =>
  read(name, { category: 'Dresses', ...words })
const outer = (name: string, words: Partial<GarmentWords> = {}) =>
  read(name, { category: 'Outerwear', ...words })
const shoes = (name: string, words: Partial<GarmentWords> = {}) => read(name, { category: 'Shoes', ...words })
const accessory = (name: string, words: Partial<GarmentWords> = {}) =>
  read(name, { category: 'Accessories', ...words })

test.each(sampleWardrobe)('reads the sample $name', (piece) => {
  const garment = readGarment({ ...piece, brand: null, description: null })
  expect(garment.kind).toBe(piece.name === 'Pleated midi skirt' ? 'midi-skirt' : piece.kind)
  expect(garment.color).not.toBeNull()
  expect(garment.pattern).toBe(piece.name === 'Striped T-shirt' ? 'stripe' : null)
  expect(garment.seasons).toHaveLength(piece.season === 'All Seasons' ? 4 : 1)
})

test.each([
  ['dress', 'Dresses', 'dress'],
  ['hat', 'Accessories', 'extra'],
  ['longsleeve', 'Tops', 'top'],
  ['outwear', 'Outerwear', 'outer'],
  ['pants', 'Bottoms', 'bottom'],
  ['shirt', 'Tops', 'top'],
  ['shoes', 'Shoes', 'shoes'],
  ['shorts', 'Bottoms', 'bottom'],
  ['skirt', 'Bottoms', 'bottom'],
  ['t-shirt', 'Tops', 'top'],
])('a photo called %s in %s is a %s', (name, category, slot) => {
  expect(read(name, { category })).toMatchObject({ slot, kind: expect.any(String) })
})

test.each([
  ['jeans', 'Bottoms', { kind: 'jeans', material: 'denim' }],
  ['botas de ante', 'Shoes', { kind: 'boots', material: 'suede', rain: 'spoils' }],
  ['Wickelkleid aus Leinen', 'Dresses', { kind: 'wrap-dress', material: 'linen' }],
  ['cappotto in lana', 'Outerwear', { kind: 'coat', material: 'wool' }],
  ['jupe plissée', 'Bottoms', { kind: 'skirt' }],
  ['Seidenbluse', 'Tops', { kind: 'blouse', material: 'silk' }],
  ['Gestreiftes Hemd aus Baumwolle', 'Tops', { kind: 'shirt', material: 'cotton', pattern: 'stripe' }],
  ['camisa de cuadros', 'Tops', { kind: 'shirt', pattern: 'check' }],
  ['chemise à rayures en lin', 'Tops', { kind: 'shirt', pattern: 'stripe', material: 'linen' }],
  ['giacca tailleur', 'Outerwear', { type: 'suit-jacket' }],
  ['Hosenanzug Jacke', 'Outerwear', { type: 'suit-jacket' }],
  ['pantaloni tailleur', 'Bottoms', { type: 'suit-trousers' }],
  ['camiseta de boca', 'Tops', { type: 'team-jersey' }],
  ['giacca di pelle', 'Outerwear', { kind: 'leather-jacket', material: 'leather' }],
  ['Geblümtes Maxikleid', 'Dresses', { kind: 'maxi-dress', pattern: 'floral', length: 'long' }],
  ['vestido de terciopelo', 'Dresses', { kind: 'dress', material: 'velvet' }],
  ['Stivali in camoscio', 'Shoes', { kind: 'boots', material: 'suede' }],
  ['zapatillas de lona', 'Shoes', { kind: 'sneakers', material: 'canvas' }],
])('reads the foreign title %s', (name, category, expected) => {
  expect(read(name, { category })).toMatchObject(expected)
})

test.each([
  ['Onitsuka Tiger Mexico 66', 'Shoes', 'Onitsuka Tiger', { pattern: null }],
  ['Lace-up ankle boots', 'Shoes', null, { type: 'ankle-boots' }],
  ['Wool fedora', 'Accessories', null, { type: 'felt-hat' }],
  ['Kitten heel mules', 'Shoes', null, { type: 'kitten-heels' }],
  ['Cricket jumper', 'Tops', null, { type: 'sweater' }],
  ['Kimono-sleeve top', 'Tops', null, { type: 'top' }],
  ['Blazer Prince de Galles', 'Outerwear', null, { type: 'blazer', pattern: 'check' }],
])('reads %s', (name, category, brand, expected) => {
  expect(read(name, { category, brand })).toMatchObject(expected)
})

test("the owner's category decides the slot, not the name", () => {
  expect(dress('Shirt dress')).toMatchObject({ slot: 'dress', kind: 'shirt-dress' })
  expect(outer('Cardigan')).toMatchObject({ slot: 'outer', layer: 'outer', kind: 'cardigan' })
  expect(top('Denim shirt')).toMatchObject({ slot: 'top', kind: 'shirt', material: 'denim' })
  expect(top('Blazer')).toMatchObject({ slot: 'top', layer: 'mid', kind: 'blazer' })
  expect(dress('Long shirt')).toMatchObject({ slot: 'dress', kind: 'shirt-dress' })
  expect(dress('Jumpsuit').slot).toBe('dress')
  expect(bottom('Tights').slot).toBe('bottom')
})

test('a type that does not fit the category is ignored', () => {
  expect(top('Jeans')).toMatchObject({ slot: 'top', kind: null })
  expect(shoes('Wool coat')).toMatchObject({ slot: 'shoes', kind: null })
  expect(bottom('Tee for my jeans').kind).toBe('jeans')
})

test('outside of the six categories the name decides the slot', () => {
  const slot = (name: string) => read(name, { category: '' }).slot
  expect(['Wool coat', 'Tee', 'Jeans', 'Gown', 'Heels', 'Clutch', 'Bracelet', '?'].map(slot)).toEqual([
    'outer', 'top', 'bottom', 'dress', 'shoes', 'bag', 'extra', 'extra',
  ]) // prettier-ignore
})

test('accessories are bags or extras', () => {
  for (const bag of ['Leather tote', 'Clutch', 'Rucksack', 'Belt bag', 'Borsa in paglia', 'Duffel'])
    expect([bag, accessory(bag).slot]).toEqual([bag, 'bag'])
  for (const extra of [
    'Belt',
    'Bracelet',
    'Ring',
    'Silk tie',
    'Watch',
    'Beanie',
    'Brooch',
    'Wallet',
    'Mystery',
  ])
    expect([extra, accessory(extra).slot]).toEqual([extra, 'extra'])
})

test('the description names the type if the name has none and it fits the category', () => {
  expect(shoes('Stan', { description: 'White leather sneakers. Go well with jeans.' }).kind).toBe('sneakers')
  expect(top('Old favorite', { description: 'Goes with jeans.' }).kind).toBeNull()
})

test('an uninformative name gives the averages of the category', () => {
  for (const category of closetCategories)
    expect(read('Old favorite', { category })).toMatchObject({
      kind: null,
      material: null,
      pattern: null,
      color: null,
    })
})

test('formality goes up from gym to black tie', () => {
  const ladder = [
    bottom('Gym leggings'), top('Tee'), bottom('Chinos'), top('Oxford shirt'), outer('Wool blazer'), outer('Tuxedo'),
  ] // prettier-ignore
  const formality = ladder.map((garment) => garment.formality)
  expect(formality).toEqual(formality.toSorted((one, other) => one - other))
  expect(new Set(formality).size).toBe(ladder.length)
  expect(outer('Tuxedo').formality).toBe(5)
  expect(shoes('Minimal leather sneakers').formality).toBe(2.5)
})

test('words, fabric and use shift the formality', () => {
  expect(bottom('Ripped jeans').formality).toBeLessThan(bottom('Jeans').formality)
  expect(top('Graphic tee').formality).toBeLessThan(top('Tee').formality)
  expect(top('Silk blouse').formality).toBeGreaterThan(top('Blouse').formality)
  expect(top('Denim shirt').formality).toBeLessThan(top('Shirt').formality)
  expect(dress('Evening gown').formality).toBeGreaterThan(dress('Cocktail dress').formality)
  expect(dress('Cocktail dress').formality).toBeGreaterThan(dress('Beach dress').formality)
  expect(bottom('Trousers', { style: 'Work, evening' }).formality).toBeGreaterThan(
    bottom('Trousers', { style: 'Lounge' }).formality,
  )
})

test("the type's own fabric does not count twice", () => {
  expect(outer('Denim jacket').formality).toBe(2)
})

test('high-top sneakers are not a top', () => {
  expect(shoes('High-top sneakers').formality).toBe(shoes('Sneakers').formality)
})

test('warmth depends on type, fabric, cut and words', () => {
  expect(top('T-shirt').warmthClo).toBe(0.08)
  expect(bottom('Jeans').warmthClo).toBe(0.25)
  expect(shoes('Sandals').warmthClo).toBe(0.02)
  expect(outer('Wool coat').warmthClo).toBeCloseTo(0.6, 1)
  expect(outer('Down jacket').warmthClo).toBeCloseTo(0.7, 1)
  expect(top('Linen shirt').warmthClo).toBeLessThan(top('Shirt').warmthClo)
  expect(top('Chunky cashmere sweater').warmthClo).toBeGreaterThan(top('Sweater').warmthClo)
  expect(outer('Lined parka').warmthClo).toBeGreaterThan(outer('Lightweight parka').warmthClo)
  expect(top('Sleeveless blouse').warmthClo).toBeLessThan(top('Blouse').warmthClo)
  expect(dress('Sweater dress').warmthClo).toBeGreaterThan(dress('Dress').warmthClo)
  expect(outer('Coat', { description: 'Fully lined.' }).warmthClo).toBeGreaterThan(outer('Coat').warmthClo)
})

test("'light' in a color does not make a shirt thinner", () => {
  expect(top('Light blue shirt').warmthClo).toBe(top('Blue shirt').warmthClo)
})

test.each([
  ['Lace-up boots', null],
  ['Button-down shirt', null],
  ['Jacket with leather trim', null],
  ['Boots, rubber sole', null],
  ['Faux leather trousers', 'synthetic'],
  ['Vegan leather tote', 'synthetic'],
  ['Gold hoop earrings', 'metal'],
  ['Gold silk scarf', 'silk'],
  ['Coat without fur', null],
  ['Leather-trimmed coat', null],
])('the fabric of %s is %s', (name, material) => {
  expect(read(name, { category: '' }).material).toBe(material)
})

test('a color named after a fabric does not set the fabric: denim blue', () => {
  expect(top('Shirt', { color: 'Denim blue' }).material).toBeNull()
})

test('flannel trousers are wool, and flannel of anything else may be wool or cotton', () => {
  expect(read('Gray flannel trousers', { category: 'Bottoms' }).material).toBe('wool')
  expect(read('Flannel suit', { category: 'Outerwear' }).material).toBeNull()
  expect(top('Flannel shirt').material).toBeNull()
})

test('the description states the fabric if the name does not', () => {
  expect(top('Shirt', { description: 'Woven from pure linen. Wear it with denim.' }).material).toBe('linen')
  expect(top('Shirt', { description: 'Wear it with denim.' }).material).toBeNull()
})

test.each([
  ['Striped shirt', '', 'stripe'],
  ['Pinstripe trousers', '', 'pin'],
  ['Gingham blouse', '', 'check'],
  ['Polka dot dress', '', 'dot'],
  ['Floral print dress', '', 'floral'],
  ['Houndstooth blazer', '', 'herringbone'],
  ['Leopard print skirt', '', 'animal'],
  ['Tie-dye tee', '', 'print'],
  ['Plain shirt', 'Striped', null],
  ['Shirt', 'Multicolor', 'print'],
  ['Shirt', 'White with stripes', 'stripe'],
  ['Flower earrings', '', null],
  ['Shirt', 'White', null],
])('the pattern of %s in %j is %s', (name, color, pattern) => {
  expect(read(name, { category: '', color }).pattern).toBe(pattern)
})

test('reads silhouette and length', () => {
  expect(bottom('Skinny jeans').silhouette).toBe('slim')
  expect(bottom('Wide-leg jeans').silhouette).toBe('loose')
  expect(top('Oversized shirt').silhouette).toBe('loose')
  expect(top('Shirt').silhouette).toBe('regular')
  expect(top('Cropped sweater').length).toBe('cropped')
  expect(bottom('Maxi skirt').length).toBe('long')
  expect(shoes('Knee-high boots').length).toBe('long')
  expect(top('Short sleeve shirt').length).toBe('regular')
  expect(accessory('Mini bag').length).toBe('regular')
})

test('rain spoils suede, silk, canvas shoes, straw and white trousers, and leather bears it', () => {
  expect(outer('Raincoat').rain).toBe('keeps out')
  expect(outer('Waterproof parka').rain).toBe('keeps out')
  expect(shoes('Rubber boots').rain).toBe('keeps out')
  for (const spoiled of ['Suede loafers', 'Canvas sneakers', 'Espadrilles', 'Satin pumps'])
    expect([spoiled, shoes(spoiled).rain]).toEqual([spoiled, 'spoils'])
  expect(dress('Silk dress').rain).toBe('spoils')
  expect(accessory('Straw bag').rain).toBe('spoils')
  expect(bottom('Trousers', { color: 'White' }).rain).toBe('spoils')
  expect(bottom('Trousers', { color: 'Stone' }).rain).toBe('suffers')
  expect(bottom('Trousers', { color: 'Black' }).rain).toBe('bears')
  expect(bottom('Linen trousers', { color: 'Black' }).rain).toBe('suffers')
  expect(shoes('Leather boots').rain).toBe('bears')
})

test("the owner's season is the season", () => {
  expect(outer('Wool coat', { season: 'Spring' }).seasons).toEqual(['spring'])
  expect(top('Tank top', { season: 'All Seasons' }).seasons).toEqual(['spring', 'summer', 'fall', 'winter'])
})

test.each([
  ['Down coat', 'winter'],
  ['Wool coat', 'fall winter'],
  ['Linen shorts', 'spring summer'],
  ['Sandals', 'spring summer'],
  ['Winter sandals', 'spring summer fall'],
  ['Blazer', 'spring summer fall winter'],
  ['Jeans', 'spring summer fall winter'],
  ['White shirt', 'spring summer fall winter'],
  ['Sneakers', 'spring summer fall winter'],
  ['Wool scarf', 'fall winter'],
  ['Silk scarf', 'spring summer fall winter'],
  ['Linen blazer', 'spring summer'],
  ['Summer dress', 'spring summer'],
  ['Wool hat', 'fall winter'],
])("without the owner's season, %s is for %s", (name, seasons) => {
  expect(read(name, { category: '' }).seasons.join(' ')).toBe(seasons)
})

test('pieces that bare arms, legs or feet are open', () => {
  for (const open of [
    'Sandals',
    'Shorts',
    'Camisole',
    'Tank top',
    'Sleeveless blouse',
    'Mini skirt',
    'Peep toe pumps',
  ])
    expect([open, read(open, { category: '' }).isOpen]).toEqual([open, true])
  for (const closed of [
    'Tee',
    'Knit vest',
    'Waistcoat',
    'Long sleeve dress',
    'Denim skirt',
    'Pumps',
    'Sleeveless coat',
  ])
    expect([closed, read(closed, { category: '' }).isOpen]).toEqual([closed, false])
})

test('the first color is the main one, the others follow', () => {
  const garment = top('Striped tee', { color: 'White and navy blue' })
  expect(garment.color?.family).toBe('white')
  expect(garment.otherColors.map(({ family }) => family)).toEqual(['blue'])
})

test('the name states the color if the color field does not', () => {
  expect(outer('Navy blazer', { color: 'see photo' }).color?.family).toBe('blue')
  expect(outer('Navy blazer', { color: 'Multicolor' }).color).toBeNull()
})

test('brand, type and style field set the style tags; the brand field takes precedence over the name', () => {
  expect(shoes('Gucci loafers').brandLevel).toBe(5)
  expect(top('Shirt', { brand: 'Zzyzx' }).brandLevel).toBeNull()
  expect(top('Shirt', { brand: 'Zara' }).brandLevel).toBe(2)
  expect(outer('Blazer').styleTags.professional).toBeGreaterThan(0.5)
  expect(outer('Biker jacket').styleTags.edgy).toBeGreaterThan(0.5)
  expect(dress('Dress', { style: 'Bohemian' }).styleTags.bohemian).toBe(1)
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.constantFrom(...trickyWords(), 'ẞ', '🧥', '‮', '\u0000', '\ud800'), { maxLength: 20 })
    .map((each) => each.join(' ')),
)

function trickyWords(): string[] {
  return [
    'no', 'faux', 'leather', 'wool', 'down', 'dress', 'shirt', 'boots', 'with', 'in', 'de', 'light', 'navy', 'off', 'shoulder',
    'evening', 'gym', 'lined', 'sleeveless', 'mini', 'constructor', '__proto__', 'toString', 'ß', 'Kleid', 'plissée',
  ] // prettier-ignore
}

test('any text gives a complete garment', () => {
  const anyWords = fc.record({
    name: anyText,
    category: fc.oneof(fc.constantFrom(...closetCategories), anyText),
    color: anyText,
    brand: fc.option(anyText),
    style: fc.option(anyText),
    season: fc.option(fc.constantFrom(...closetSeasons)),
    description: fc.option(anyText),
  })
  const kinds: readonly unknown[] = [null, ...garmentKinds.map(({ id }) => id)]
  fc.assert(
    fc.property(anyWords, (garmentWords) => {
      const garment = readGarment(garmentWords)
      expect(kinds).toContain(garment.kind)
      expect([null, ...materials]).toContain(garment.material)
      expect(garment.formality).toBeGreaterThanOrEqual(1)
      expect(garment.formality).toBeLessThanOrEqual(5)
      expect(garment.warmthClo).toBeGreaterThanOrEqual(0)
      expect(garment.warmthClo).toBeLessThanOrEqual(1)
      expect(garment.seasons.length).toBeGreaterThan(0)
      for (const weight of Object.values(garment.styleTags)) expect(weight).toBeGreaterThan(0)
      for (const weight of Object.values(garment.styleTags)) expect(weight).toBeLessThanOrEqual(1)
    }),
  )
})

test("the slot always fits the owner's category", () => {
  const slots: Record<string, readonly string[]> = {
    Tops: ['top'], Bottoms: ['bottom'], Dresses: ['dress'], Outerwear: ['outer'], Shoes: ['shoes'], Accessories: ['bag', 'extra'],
  } // prettier-ignore
  fc.assert(
    fc.property(fc.constantFrom(...closetCategories), anyText, (category, name) => {
      expect(slots[category]).toContain(read(name, { category }).slot)
    }),
  )
})

test('reads texts far longer than a field accepts', () => {
  const long = 'leather boot coat '.repeat(20_000)
  expect(shoes(long, { description: long, style: long, color: long, brand: long }).kind).toBe('boots')
  expect(top('-'.repeat(300_000)).kind).toBeNull()
  expect(top('aA'.repeat(150_000)).kind).toBeNull()
})

test('the name of a club or a nation makes a shirt a fan jersey and tags other pieces as fan wear', () => {
  for (const name of ['Feyenoord shirt', 'camiseta River Plate', 'maillot PSG', 'England shirt', 'Arsenal'])
    expect([name, top(name).type]).toEqual([name, 'team-jersey'])
  expect(top('Kansas City Chiefs hoodie').type).toBe('hoodie')
  expect(top('Kansas City Chiefs hoodie').tags).toContain('fan wear')
  expect(accessory('Arsenal scarf').tags).toContain('fan wear')
})

test.each([
  ['regenbroek', 'Bottoms', 'rain-pants'],
  ['lange spijkerrok', 'Bottoms', 'denim-skirt'],
  ['løpesko', 'Shoes', 'running-shoes'],
  ['skidbyxor', 'Bottoms', 'ski-pants'],
  ['wandelschoenen', 'Shoes', 'hiking-boots'],
])('reads %s, a compound of two words', (name, category, type) => {
  expect(read(name, { category }).type).toBe(type)
})

test('a part of festive dress has the set and the formality of the whole', () => {
  expect(bottom('bunad skirt')).toMatchObject({ culture: 'Nordic', set: 'bunad' })
  expect(shoes('kkotshin (hanbok shoes)')).toMatchObject({ culture: 'Korean', set: 'hanbok' })
  expect(top('buba (agbada set)')).toMatchObject({ culture: 'West African', set: 'agbada' })
  expect(accessory('bunad gloves').formality).toBeGreaterThanOrEqual(3.8)
  expect(shoes('hanbok')).toMatchObject({ type: null, formality: shoes('?').formality })
})

test('a fabric at the end of the color field sets the fabric, a color named after one does not', () => {
  expect(shoes('Desert boots', { color: 'sand suede' }).material).toBe('suede')
  expect(bottom('Skirt', { color: 'denim blue' }).material).toBeNull()
  expect(top('Blouse', { color: 'linen' }).material).toBeNull()
})

test('a vest in blaze orange is not a waistcoat', () => {
  expect(outer('Vest', { color: 'Blaze orange' }).type).toBe('hi-vis-vest')
})

test('chambray as one of two colors makes a denim shirt in the other', () => {
  const shirt = top('Work shirt', { color: 'Indigo chambray' })
  expect([shirt.type, shirt.otherColors]).toEqual(['denim-shirt', []])
})

describe('a photo', () => {
  const words = {
    name: 'Old favorite',
    category: 'Tops',
    color: 'Gray',
    brand: null,
    style: null,
    season: null,
    description: null,
  }
  const hoodie = { type: 'hoodie', confidence: 0.9, pattern: null } as const

  test('sets the type if the words name none', () => {
    expect(readGarment(words).type).toBeNull()
    expect(readGarment({ ...words, photo: hoodie }).type).toBe('hoodie')
  })

  test('refines a wide noun, but does not override a specific one', () => {
    expect(readGarment({ ...words, name: 'Gray top', photo: hoodie }).type).toBe('hoodie')
    expect(readGarment({ ...words, name: 'Gray top', photo: { ...hoodie, confidence: 0.75 } }).type).toBe(
      'top',
    )
    expect(readGarment({ ...words, name: 'Gray blouse', photo: hoodie }).type).toBe('blouse')
  })

  test("does not override the owner's category", () => {
    expect(readGarment({ ...words, category: 'Outerwear', photo: hoodie }).type).toBeNull()
  })

  test("adds stripes that no word mentions, unless a word says 'plain'", () => {
    const striped = { type: null, confidence: 0, pattern: 'stripe' } as const
    expect(readGarment({ ...words, photo: striped }).pattern).toBe('stripe')
    expect(readGarment({ ...words, name: 'Plain tee', photo: striped }).pattern).toBeNull()
  })
})

test("a lining doesn't hide the noun, and a second noun after '&' is a part", () => {
  expect(outer('Black bomber lined').type).toBe('bomber')
  expect(top('Hoodie fleece lined').type).toBe('hoodie')
  expect(outer('Prince Charlie & waistcoat').type).toBe('prince-charlie')
})

test('opaque tights and fishnets stay extras wherever they are filed', () => {
  expect(bottom('Fishnets').slot).toBe('extra')
  expect(bottom('Opaque tights 80 den').slot).toBe('extra')
})

test('a uniform is read in other languages', () => {
  expect(bottom('Gonna divisa').tags.has('uniform')).toBe(true)
})

test('a pantsuit among the bottoms is its trousers', () => {
  expect(bottom('Traje pantalón', { color: 'Gris' }).type).toBe('suit-trousers')
})

test('a kilt in one color is plain', () => {
  expect(bottom('Kilt', { color: 'Black' }).pattern).toBeNull()
  expect(bottom('Kilt', { color: 'Royal Stewart' }).pattern).toBe('check')
  expect(bottom('Tartan kilt', { color: 'Red' }).pattern).toBe('check')
})

test('words that mean something else next to others name no special garment', () => {
  expect(bottom('Jean taille basse').type).toBe('jeans')
  expect(outer('Barbour yellow waxed jacket').type).toBe('waxed-jacket')
  expect(shoes('Practice sandals').type).toBe('sandals')
  expect(shoes('Tango practice sandals').type).toBe('dance-shoes')
  expect(top('White work shirt').formality).toBeGreaterThan(3)
  expect(top('Chambray work shirt').type).toBe('denim-shirt')
  expect(top('Khaki work shirt').type).toBe('utility-shirt')
  expect(bottom('Golf shorts', { brand: 'Nike' }).formality).toBeGreaterThanOrEqual(2)
})

test('white boots with a deep tread bear rain, white Chelsea boots suffer in it', () => {
  expect(shoes('Combat boots', { color: 'White' }).rain).toBe('bears')
  expect(shoes('Chelsea boots', { color: 'White' }).rain).toBe('suffers')
})

test('heather is mauve, unless it is heather gray or blue', () => {
  expect(top('T-shirt', { color: 'Heather' }).color?.family).toBe('purple')
  expect(top('T-shirt', { color: 'Heather gray' }).color?.family).toBe('gray')
  expect(top('T-shirt', { color: 'Heather grey' }).color?.family).toBe('gray')
  expect(top('T-shirt', { color: 'Heather blue' }).color?.family).toBe('blue')
})
