import { expect, test } from 'vitest'
import { type Line, wornWithFirst } from './worn-with-first.test-support.ts'

test('in deep cold lined boots come before leather ones', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Expedition parka', 'Outerwear', 'Black'], ['Merino sweater', 'Tops', 'Burgundy'], ['Black jeans', 'Bottoms', 'Black'],
    ['Sorels', 'Shoes', 'Black'], ['Blundstones', 'Shoes', 'Brown'], ['Down mittens', 'Accessories', 'Black'],
  ]
  for (const occasion of [
    'walking to the train, -28',
    'walking the dog at -22 C',
    'Spaziergang bei minus 25 Grad',
  ])
    expect(wornWithFirst(occasion, lines, 'minimalist')).toContain('Sorels')
})

test('a plain top comes before the tee of a musician on a date', () => {
  // prettier-ignore
  const worn = wornWithFirst('date', [
    ['Dark jeans', 'Bottoms', 'Indigo'], ['Sidhu Moosewala tee', 'Tops', 'White'], ['Black tee', 'Tops', 'Black'],
    ['Bomber', 'Outerwear', 'Olive'], ['Stan Smiths', 'Shoes', 'White'],
  ], 'trendy')
  expect(worn).toContain('Black tee')
})

test('a sober shirt, not a satin peplum top, is worn under the jacket in court', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Black blazer', 'Outerwear', 'Black'], ['Satin peplum top', 'Tops', 'Champagne'], ['Camisa blanca oficina', 'Tops', 'White'],
    ['Black slacks', 'Bottoms', 'Black'], ['Court shoes', 'Shoes', 'Black'],
  ]
  for (const occasion of ['moot court competition final', 'arguing a motion before the judge'])
    expect(wornWithFirst(occasion, lines, 'professional')).toContain('Camisa blanca oficina')
})

test('no cap is added to a headscarf', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Black abaya', 'Dresses', 'Black'], ['Ballet flats', 'Shoes', 'Nude'], ['Black hijab', 'Accessories', 'Black'],
    ['Baseball cap', 'Accessories', 'Black'], ['Topi cap', 'Accessories', 'Black'], ['Chiffon hijab', 'Accessories', 'Cream'],
  ]
  for (const occasion of ['Friday prayers at the mosque', 'a walk in the park']) {
    const worn = wornWithFirst(occasion, lines)
    expect(worn.join()).toMatch(/hijab/u)
    expect(worn.join()).not.toMatch(/cap/u)
  }
})

test('a running top comes before the shirt of a football team on a run', () => {
  // prettier-ignore
  const worn = wornWithFirst('10k fun run along the seafront', [
    ['Running tights', 'Bottoms', 'Black'], ['Camiseta de La Roja', 'Tops', 'Red'], ['Running tee Dri-FIT', 'Tops', 'Coral'],
    ['Running shoes', 'Shoes', 'Pink'],
  ], 'casual')
  expect(worn).toContain('Running tee Dri-FIT')
})

test('over sequins a wool coat comes before a down parka', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Sequin top', 'Tops', 'Gold'], ['Down parka with hood', 'Outerwear', 'Black'], ['Camel wool coat', 'Outerwear', 'Camel'],
    ['Black trousers', 'Bottoms', 'Black'], ['Chelsea boots', 'Shoes', 'Black'],
  ]
  for (const occasion of ['a party in January', 'New Year’s Eve party, 2 degrees'])
    expect(wornWithFirst(occasion, lines, 'trendy')).toContain('Camel wool coat')
})

test('an anniversary takes dressy shoes, not loafers, with a dress', () => {
  // prettier-ignore
  const worn = wornWithFirst('anniversary', [
    ['Crepe midi dress with long sleeves', 'Dresses', 'Plum'], ['Leather loafers', 'Shoes', 'Cognac'],
    ['Zapatos reina taco bajo', 'Shoes', 'Black'], ['Trench coat', 'Outerwear', 'Beige'],
  ])
  expect(worn).toContain('Zapatos reina taco bajo')
})

test('a sherwani takes churidar and a plain kurta, and is left to weddings', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Sherwani', 'Outerwear', 'Maroon'], ['Bandhani kurta', 'Tops', 'Red yellow print'], ['Cotton kurta', 'Tops', 'Gold'],
    ['White churidar', 'Bottoms', 'White'], ['White dhoti', 'Bottoms', 'White'], ['Mojari', 'Shoes', 'Gold'],
    ['Nehru jacket', 'Outerwear', 'Beige'],
  ]
  const worn = wornWithFirst('shaadi of my brother in law', lines, 'formal')
  expect(worn).toEqual(expect.arrayContaining(['White churidar', 'Cotton kurta']))
  const [sherwani, kurta, ...others] = lines
  if (sherwani && kurta)
    expect(wornWithFirst('Diwali puja at home', [kurta, sherwani, ...others])).not.toContain('Sherwani')
})

test('jeans and boots go to a Festa Junina, not office shoes', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Camisa xadrez', 'Tops', 'Red check'], ['Calça social', 'Bottoms', 'Black'], ['Calça jeans', 'Bottoms', 'Blue'],
    ['Sapato social', 'Shoes', 'Black'], ['Bota de couro vaqueiro', 'Shoes', 'Brown'], ['Tênis branco', 'Shoes', 'White'],
  ]
  for (const occasion of ['forró de São João no Recife', 'festa junina na escola do meu filho'])
    expect(wornWithFirst(occasion, lines, 'casual')).toContain('Calça jeans')
})

test('stilettos are not worn to a funeral', () => {
  // prettier-ignore
  const worn = wornWithFirst('komşunun cenazesi, camide', [
    ['Black trousers', 'Bottoms', 'Black'], ['White shirt', 'Tops', 'White'], ['Black blazer', 'Outerwear', 'Black'],
    ['Siyah stiletto', 'Shoes', 'Black'], ['Black loafers', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Black loafers')
})

test('an embroidered blouse, not a raincoat, is worn with the skirt of Tehuantepec', () => {
  // prettier-ignore
  const worn = wornWithFirst('vela istmeña de San Vicente', [
    ['Enagua istmeña', 'Bottoms', 'Black flowers'], ['Huipil bordado', 'Tops', 'Red flowers'], ['Blusa blanca de vestir', 'Tops', 'White'],
    ['Impermeable', 'Outerwear', 'Red'], ['Zapatos bajos de piso', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Huipil bordado')
  expect(worn).not.toContain('Impermeable')
})

test('a lace top goes to a club before a checked shirt', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Lederleggings', 'Bottoms', 'Black'], ['Schwarzes Spitzentop', 'Tops', 'Black'], ['Karohemd vom Freund', 'Tops', 'Red check'],
    ['Lederjacke mit Nieten', 'Outerwear', 'Black'], ['Stiefeletten', 'Shoes', 'Black'],
  ]
  expect(wornWithFirst('Clubnacht', lines, 'edgy')).toContain('Schwarzes Spitzentop')
})

test('a helmet, not an umbrella, goes on a scooter in the rain', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Rain poncho', 'Outerwear', 'Blue'], ['White shirt', 'Tops', 'White'], ['Black trousers', 'Bottoms', 'Black'],
    ['Rubber boots', 'Shoes', 'Green'], ['Motorcycle helmet', 'Accessories', 'Black'], ['Umbrella', 'Accessories', 'Blue'],
  ]
  for (const occasion of ['scooter to the office in pouring rain', 'naik motor ke kantor, hujan deras']) {
    expect(wornWithFirst(occasion, lines)).toContain('Motorcycle helmet')
    expect(wornWithFirst(occasion, lines)).not.toContain('Umbrella')
  }
})

test('sleepwear and bakery whites stay out of a meeting', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Kemeja batik kantor', 'Tops', 'Brown'], ['Celana tidur', 'Bottoms', 'Lilac'], ['Calças brancas da padaria', 'Bottoms', 'White'],
    ['Rok span hitam', 'Bottoms', 'Black'], ['Sepatu pantofel', 'Shoes', 'Black'],
  ]
  for (const occasion of ['wawancara promosi jabatan', 'reunião no banco'])
    expect(wornWithFirst(occasion, lines, 'professional')).toContain('Rok span hitam')
})

test('a rain suit is worn on a motorbike in pouring rain, not a hoodie', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Straight jeans', 'Bottoms', 'Blue'], ['Long sleeve tee', 'Tops', 'Grey'], ['Oversize hoodie', 'Tops', 'Grey'],
    ['Baju hujan motor', 'Outerwear', 'Orange'], ['Ankle boots', 'Shoes', 'Black'],
  ]
  for (const occasion of [
    'on the back of the motorbike to the pasar malam, pouring rain',
    'naik motor, hujan deras',
  ])
    expect(wornWithFirst(occasion, lines, 'casual')).toContain('Baju hujan motor')
})

test('the wrap of a kebaya is not worn under a blouse, a skirt is', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Satin pussybow blouse', 'Tops', 'Cream'], ['Kain batik', 'Bottoms', 'Brown'], ['Pleated midi skirt', 'Bottoms', 'Black'],
    ['Court shoes', 'Shoes', 'Black'],
  ]
  for (const occasion of ['anniversary', 'dinner at a nice restaurant'])
    expect(wornWithFirst(occasion, lines, 'trendy')).toContain('Pleated midi skirt')
})

test('a kebaya is worn with its wrap', () => {
  // prettier-ignore
  const worn = wornWithFirst('resepsi pernikahan di Solo', [
    ['Kebaya brokat', 'Tops', 'Gold'], ['Kain batik', 'Bottoms', 'Brown'], ['Black trousers', 'Bottoms', 'Black'],
    ['Selop hak', 'Shoes', 'Gold'],
  ])
  expect(worn).toContain('Kain batik')
})

test('boots, not trail shoes, are worn with a silk deel', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Торгон дээл', 'Dresses', 'Blue and gold'], ['Монгол гутал', 'Shoes', 'Red'], ['Speedgoat trail shoes', 'Shoes', 'Grey'],
  ]
  for (const occasion of ['Naadam opening at the stadium, July', 'wedding of my cousin'])
    expect(wornWithFirst(occasion, lines, 'classic')).toContain('Монгол гутал')
})

test('no good leather jacket is worn for work among fish and ice', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Bijele gumene čizme', 'Shoes', 'White'], ['Kožna jakna', 'Outerwear', 'Brown'], ['Vjetrovka', 'Outerwear', 'Navy'],
    ['Debeli vuneni džemper', 'Tops', 'Cream'], ['Traperice', 'Bottoms', 'Blue'], ['Pregača za ribarnicu', 'Accessories', 'White'],
  ]
  for (const occasion of [
    'early shift at the fish market, 5 degrees',
    'working on the fish stall in February',
  ]) {
    expect(wornWithFirst(occasion, lines, 'casual')).not.toContain('Kožna jakna')
    expect(wornWithFirst(occasion, lines, 'casual')).toContain('Pregača za ribarnicu')
  }
})
