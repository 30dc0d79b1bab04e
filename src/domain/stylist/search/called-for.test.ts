import { expect, test } from 'vitest'
import { outfitNeeds } from '../occasions/needs-of-request.ts'
import { severityOf } from '../score/faults/piece-faults.ts'
import { type Line, pieceOfLine, wornWithFirst } from './worn-with-first.test-support.ts'

// prettier-ignore
const withHijabs: readonly Line[] = [
  ['White shirt', 'Tops', 'White'], ['Black trousers', 'Bottoms', 'Black'], ['Court shoes', 'Shoes', 'Black'],
  ['Chiffon hijab', 'Accessories', 'Cream'], ['Jersey hijab', 'Accessories', 'Black'], ['Slippers', 'Shoes', 'Gray'],
]

test('an owner of several hijabs wears one outside of her home', () => {
  expect(wornWithFirst('a meeting with clients', withHijabs).join()).toContain('hijab')
  expect(wornWithFirst('an evening at home', withHijabs).join()).not.toContain('hijab')
})

test('a whole suit is worn without other trousers', () => {
  // prettier-ignore
  const worn = wornWithFirst('a day in court', [
    ['Charcoal suit', 'Outerwear', 'Charcoal'], ['Gray flannels', 'Bottoms', 'Gray'], ['Dress shirt', 'Tops', 'White'],
    ['Oxford shoes', 'Shoes', 'Black'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Charcoal suit', 'Dress shirt', 'Oxford shoes']))
  expect(worn).not.toContain('Gray flannels')
})

test('a suit stored as one piece is worn if a suit is called for, regardless of the focus', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Black oxfords', 'Shoes', 'Black'], ['Charcoal suit', 'Outerwear', 'Charcoal'], ['Camel overcoat', 'Outerwear', 'Camel'],
    ['Dress shirt', 'Tops', 'White'], ['Beige chinos', 'Bottoms', 'Beige'], ['Black tie', 'Accessories', 'Black'],
  ]
  expect(wornWithFirst('a funeral', lines)).toEqual(expect.arrayContaining(['Charcoal suit', 'Dress shirt']))
  expect(wornWithFirst('a funeral', lines)).not.toContain('Beige chinos')
  expect(wornWithFirst('a funeral, minus 2 degrees', lines)).toEqual(
    expect.arrayContaining(['Camel overcoat', 'Charcoal suit']),
  )
})

test('a choir in black wears no gray', () => {
  // prettier-ignore
  const worn = wornWithFirst('choir concert, all black', [
    ['Black trousers', 'Bottoms', 'Black'], ['Gray dress shirt', 'Tops', 'Gray'], ['Black shirt', 'Tops', 'Black'],
    ['Black loafers', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Black shirt')
})

test('tights are not worn under long trousers', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Wool sweater', 'Tops', 'Gray'], ['Opaque tights', 'Accessories', 'Black'], ['Ankle boots', 'Shoes', 'Black'],
    ['Wool coat', 'Outerwear', 'Navy'],
  ]
  expect(wornWithFirst('lunch in the snow', [...lines, ['Jeans', 'Bottoms', 'Blue']])).not.toContain(
    'Opaque tights',
  )
})

test('a run on packed snow takes running shoes, and a reflective jacket calls for no helmet', () => {
  // prettier-ignore
  const worn = wornWithFirst('a run on packed snow, minus 9', [
    ['Running tights', 'Bottoms', 'Black'], ['Reflective running jacket', 'Outerwear', 'Yellow'], ['Base layer', 'Tops', 'Black'],
    ['Running shoes', 'Shoes', 'Blue'], ['Winter boots', 'Shoes', 'Brown'], ['Hard hat', 'Accessories', 'White'],
  ])
  expect(worn).toContain('Running shoes')
  expect(worn).not.toContain('Hard hat')
})

test('snow boots are not worn above freezing', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Rain jacket', 'Outerwear', 'Navy'], ['Flannel shirt', 'Tops', 'Red'], ['Hiking pants', 'Bottoms', 'Gray'],
    ['Snow boots', 'Shoes', 'Black'], ['Hiking boots', 'Shoes', 'Brown'],
  ]
  expect(wornWithFirst('walking the dog in the rain', lines)).toContain('Hiking boots')
})

test('snow boots for a trip are not worn in drizzle', () => {
  // prettier-ignore
  const worn = wornWithFirst('cycling in the park in drizzle', [
    ['Windbreaker', 'Outerwear', 'White'], ['Red T-shirt', 'Tops', 'Red'], ['Jeans', 'Bottoms', 'Blue'],
    ['Snow boots (Harbin)', 'Shoes', 'Black'], ['Sneakers', 'Shoes', 'White'],
  ])
  expect(worn).toContain('Sneakers')
})

test('cowboy boots are not worn in a blizzard, which calls for other boots', () => {
  // prettier-ignore
  const worn = wornWithFirst('a grocery run in a blizzard', [
    ['Long down coat', 'Outerwear', 'Black'], ['Cable knit sweater', 'Tops', 'White'], ['Jeans', 'Bottoms', 'Blue'],
    ['Cowboy boots', 'Shoes', 'Brown'], ['Insulated hunting boots', 'Shoes', 'Brown'],
  ])
  expect(worn).toContain('Insulated hunting boots')
})

test('a fleece gilet stays at home from a rave, and blaze orange is worn on a hunt', () => {
  // prettier-ignore
  const rave: readonly Line[] = [
    ['Mesh top', 'Tops', 'Black'], ['Fleece gilet', 'Outerwear', 'Cream'], ['Black jeans', 'Bottoms', 'Black'],
    ['Ankle boots', 'Shoes', 'Black'],
  ]
  expect(wornWithFirst('a warehouse rave in fall', rave)).not.toContain('Fleece gilet')
  // prettier-ignore
  const hunt: readonly Line[] = [
    ['Camo pants', 'Bottoms', 'Camo'], ['Flannel shirt', 'Tops', 'Red'], ['Hunter orange vest', 'Outerwear', 'Orange'],
    ['Hiking boots', 'Shoes', 'Brown'],
  ]
  expect(wornWithFirst('elk hunting in fall', hunt)).toContain('Hunter orange vest')
})

test('a conductor wears the dinner jacket to the tuxedo trousers', () => {
  // prettier-ignore
  const worn = wornWithFirst('conducting the winter concert', [
    ['Tuxedo trousers', 'Bottoms', 'Black'], ['Tuxedo shirt', 'Tops', 'White'], ['Blue shirt', 'Tops', 'Blue'],
    ['Tuxedo jacket', 'Outerwear', 'Black'], ['Patent shoes', 'Shoes', 'Black'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Tuxedo shirt', 'Tuxedo jacket']))
})

test('an armored motorcycle jacket takes its helmet', () => {
  // prettier-ignore
  const worn = wornWithFirst('riding the bike to a concert', [
    ['Armored motorcycle jacket', 'Outerwear', 'Black'], ['T-shirt', 'Tops', 'Gray'], ['Jeans', 'Bottoms', 'Blue'],
    ['Boots', 'Shoes', 'Black'], ['Motorcycle helmet', 'Accessories', 'Black'],
  ])
  expect(worn).toContain('Motorcycle helmet')
})

test('leather shoes are worn neither on Yom Kippur nor in a monsoon', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['White shirt', 'Tops', 'White'], ['Gray trousers', 'Bottoms', 'Gray'], ['Leather oxfords', 'Shoes', 'Black'],
    ['Canvas sneakers', 'Shoes', 'White'], ['Clogs', 'Shoes', 'Green'],
  ]
  expect(wornWithFirst('Yom Kippur at the synagogue', lines)).not.toContain('Leather oxfords')
  expect(wornWithFirst('commute to the office in a monsoon downpour', lines)).toContain('Clogs')
})

test('a bunad is worn with its silver, and its skirt is not worn to the office', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Bunadskjorte', 'Tops', 'White'], ['Bunadstakk', 'Bottoms', 'Black'], ['Bunadsko', 'Shoes', 'Black'],
    ['Sølje', 'Accessories', 'Silver'], ['Silk blouse', 'Tops', 'White'], ['Black trousers', 'Bottoms', 'Black'],
    ['Pumps', 'Shoes', 'Black'],
  ]
  expect(wornWithFirst('17. mai', lines)).toEqual(expect.arrayContaining(['Bunadstakk', 'Bunadsko', 'Sølje']))
  expect(wornWithFirst('a day at the office', lines.slice(4).concat(lines.slice(0, 4)))).not.toContain(
    'Bunadstakk',
  )
})

test('safety wear is worn with its shoes and helmet', () => {
  // prettier-ignore
  const worn = wornWithFirst('a site audit', [
    ['Hi-vis vest', 'Outerwear', 'Orange'], ['Work trousers', 'Bottoms', 'Gray'], ['T-shirt', 'Tops', 'White'],
    ['Sneakers', 'Shoes', 'White'], ['Safety boots', 'Shoes', 'Yellow'], ['Safety helmet', 'Accessories', 'White'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Safety boots', 'Safety helmet']))
})

test('a jacket over a video call is not a work jacket', () => {
  // prettier-ignore
  const worn = wornWithFirst('a video call', [
    ['Blue shirt', 'Tops', 'Blue'], ['Chinos', 'Bottoms', 'Beige'], ['Sneakers', 'Shoes', 'White'],
    ['Chore coat', 'Outerwear', 'Brown'], ['Rain jacket', 'Outerwear', 'Green'],
  ])
  expect(worn).not.toContain('Chore coat')
  expect(worn).not.toContain('Rain jacket')
})

test('luggage is not carried on a day out', () => {
  // prettier-ignore
  const worn = wornWithFirst('a walk through the market', [
    ['Jeans', 'Bottoms', 'Blue'], ['Sweater', 'Tops', 'Navy'], ['Sneakers', 'Shoes', 'White'], ['Weekend bag', 'Accessories', 'Brown'],
  ])
  expect(worn).not.toContain('Weekend bag')
})

test('shoes of a traditional dress are worn with it only', () => {
  // prettier-ignore
  const worn = wornWithFirst('a job interview', [
    ['White shirt', 'Tops', 'White'], ['Wide slacks', 'Bottoms', 'Black'], ['Kkotsin', 'Shoes', 'Pink'], ['Mary janes', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Mary janes')
})

test('a winter coat is not worn indoors at an unknown temperature', () => {
  // prettier-ignore
  const worn = wornWithFirst("a name day at my sister's", [
    ['Flower blouse', 'Tops', 'Red'], ['Navy trousers', 'Bottoms', 'Navy'], ['Loafers', 'Shoes', 'Black'],
    ['Winter coat', 'Outerwear', 'Brown'],
  ])
  expect(worn).not.toContain('Winter coat')
})

test('a puffer is not worn outdoors at an unknown temperature', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Linen dress', 'Dresses', 'Green'], ['Puffer jacket', 'Outerwear', 'Black'], ['White sneakers', 'Shoes', 'White'],
  ]
  expect(wornWithFirst('a barbecue in the garden', lines)).not.toContain('Puffer jacket')
})

test('a kurta is worn under a sherwani, and flats with maternity wear', () => {
  // prettier-ignore
  const wedding: readonly Line[] = [
    ['Sherwani', 'Outerwear', 'Cream'], ['Formal shirt', 'Tops', 'Blue'], ['White kurta', 'Tops', 'White'],
    ['Churidar', 'Bottoms', 'Cream'], ['Jutti', 'Shoes', 'Tan'],
  ]
  expect(wornWithFirst('an Indian wedding', wedding)).toContain('White kurta')
  // prettier-ignore
  const expecting: readonly Line[] = [
    ['Maternity lace dress', 'Dresses', 'Navy'], ['High heels', 'Shoes', 'Black'], ['Ballet flats', 'Shoes', 'Beige'],
  ]
  expect(wornWithFirst('a christening', expecting)).toContain('Ballet flats')
})

test('ski pants as the focus turn an unknown place into a ski trip', () => {
  // prettier-ignore
  const worn = wornWithFirst('a weekend in Kühtai, -8', [
    ['Ski pants', 'Bottoms', 'Black'], ['Ski jacket', 'Outerwear', 'Red'], ['Wool coat', 'Outerwear', 'Black'],
    ['Base layer top', 'Tops', 'Gray'], ['White dress shirt', 'Tops', 'White'], ['Ski boots', 'Shoes', 'White'],
    ['Leather ankle boots', 'Shoes', 'Brown'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Ski jacket', 'Base layer top', 'Ski boots']))
})

test('the two parts of a hanbok are worn together, though their colors differ', () => {
  // prettier-ignore
  const worn = wornWithFirst('Chuseok with my grandparents', [
    ['Jeogori (hanbok)', 'Tops', 'Ivory'], ['Gray slacks', 'Bottoms', 'Gray'], ['Hanbok chima', 'Bottoms', 'Pink'],
    ['White sneakers', 'Shoes', 'White'], ['Kkotsin', 'Shoes', 'Pink'],
  ])
  expect(worn).toContain('Hanbok chima')
})

test('a pinstriped blazer is worn with slacks of the same pattern', () => {
  // prettier-ignore
  const worn = wornWithFirst('job-interview', [
    ['Gray pinstripe blazer', 'Outerwear', 'Gray'], ['Black wide slacks', 'Bottoms', 'Black'],
    ['Gray pinstripe slacks', 'Bottoms', 'Gray'], ['White blouse', 'Tops', 'White'], ['Black loafers', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Gray pinstripe slacks')
})

test('steel toe boots are worn on a site even in the heat', () => {
  // prettier-ignore
  const worn = wornWithFirst('pouring a slab, 30 degrees', [
    ['Work pants', 'Bottoms', 'Brown'], ['Pocket tee', 'Tops', 'Gray'], ['Steel toe boots', 'Shoes', 'Brown'],
    ['Boat shoes', 'Shoes', 'Brown'], ['Flip flops', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Steel toe boots')
})

test('a prayer shawl and a briefcase are not worn to a gallery', () => {
  // prettier-ignore
  const worn = wornWithFirst('art-gallery', [
    ['Navy chinos', 'Bottoms', 'Navy'], ['White oxford shirt', 'Tops', 'White'], ['Brown loafers', 'Shoes', 'Brown'],
    ['Tallis gadol', 'Accessories', 'White'], ['Briefcase', 'Accessories', 'Brown'],
  ])
  expect(worn.join()).not.toMatch(/Tallis|Briefcase/)
})

test('a waterproof jacket is preferred to a fleece for a hike in the rain', () => {
  // prettier-ignore
  const worn = wornWithFirst('walking up Snowdon, rain and 8 degrees', [
    ['Walking boots', 'Shoes', 'Brown'], ['Hiking trousers', 'Bottoms', 'Gray'], ['Base layer top', 'Tops', 'Black'],
    ['Sherpa fleece', 'Outerwear', 'Cream'], ['Waterproof jacket', 'Outerwear', 'Teal'],
  ])
  expect(worn).toContain('Waterproof jacket')
})

test('a road ride in cool weather takes bib shorts and a wind jacket', () => {
  // prettier-ignore
  const worn = wornWithFirst('long road ride, 12 degrees', [
    ['Cycling shoes', 'Shoes', 'White'], ['Cycling jersey', 'Tops', 'Yellow'], ['Bib shorts', 'Bottoms', 'Black'],
    ['Hiking pants', 'Bottoms', 'Gray'], ['MA-1 bomber', 'Outerwear', 'Green'], ['Wind jacket', 'Outerwear', 'Yellow'],
    ['Changing robe', 'Outerwear', 'Blue'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Bib shorts', 'Wind jacket']))
})

test('a changing robe is worn for a cold swim, not for a warm one', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Swimsuit', 'Dresses', 'Navy'], ['Changing robe', 'Outerwear', 'Blue'], ['MA-1 bomber', 'Outerwear', 'Green'],
    ['Flip flops', 'Shoes', 'Black'], ['Cycling jersey', 'Tops', 'Yellow'],
  ]
  expect(wornWithFirst('sea swim in February', lines)).toContain('Changing robe')
  expect(wornWithFirst('swim in the lake, 34 degrees', lines)).toEqual(['Swimsuit', 'Flip flops'])
})

test('a winter swim without a changing robe takes a warm coat and a hat', () => {
  // prettier-ignore
  const worn = wornWithFirst('winter bathing with the club, -1', [
    ['Swimsuit', 'Dresses', 'Navy'], ['Rain jacket', 'Outerwear', 'Green'], ['Long down coat', 'Outerwear', 'Black'],
    ['Flip flops', 'Shoes', 'Black'], ['Sneakers', 'Shoes', 'White'], ['Beanie', 'Accessories', 'Gray'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Long down coat', 'Beanie']))
})

test('work in a staff T-shirt is a shift and calls for no suit', () => {
  // prettier-ignore
  const worn = wornWithFirst('work', [
    ['PE staff tee', 'Tops', 'Blue'], ['Navy suit trousers', 'Bottoms', 'Navy'], ['Navy suit jacket', 'Outerwear', 'Navy'],
    ['Joggers', 'Bottoms', 'Black'], ['Cap toe oxfords', 'Shoes', 'Black'], ['White sneakers', 'Shoes', 'White'],
  ])
  expect(worn).not.toContain('Navy suit jacket')
  expect(worn).not.toContain('Cap toe oxfords')
})

test('an evening dress takes heels, not lace-up shoes', () => {
  // prettier-ignore
  const worn = wornWithFirst('black tie opera premiere', [
    ['Long velvet evening dress', 'Dresses', 'Emerald'], ['Black oxfords', 'Shoes', 'Black'], ['Kitten heels', 'Shoes', 'Black'],
    ['Ankle boots', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Kitten heels')
})

test('gloves are worn to a burial in frost', () => {
  // prettier-ignore
  const worn = wornWithFirst('my uncle’s funeral, -3 and windy, graveside', [
    ['Black suit jacket', 'Outerwear', 'Black'], ['Black suit trousers', 'Bottoms', 'Black'], ['White shirt', 'Tops', 'White'],
    ['Black wool coat', 'Outerwear', 'Black'], ['Black oxfords', 'Shoes', 'Black'], ['Leather gloves', 'Accessories', 'Black'],
  ])
  expect(worn).toContain('Leather gloves')
})

test('a kimono in January takes zori and a coat, and no pearls', () => {
  // prettier-ignore
  const worn = wornWithFirst('first tea ceremony of the year, January, 5 degrees', [
    ['Iromuji kimono', 'Dresses', 'Lavender'], ['Zori', 'Shoes', 'Silver'], ['Low pumps', 'Shoes', 'Black'], ['Obi', 'Accessories', 'Cream'],
    ['Wool coat', 'Outerwear', 'Charcoal'], ['Pearl necklace', 'Accessories', 'White'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Zori', 'Wool coat']))
  expect(worn).not.toContain('Pearl necklace')
})

test('a kippah is worn to the synagogue and not to a milonga', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Suit trousers', 'Bottoms', 'Navy'], ['White shirt', 'Tops', 'White'], ['Black oxfords', 'Shoes', 'Black'],
    ['Velvet kippah', 'Accessories', 'Blue'],
  ]
  expect(wornWithFirst('shabbat morning at the synagogue', lines)).toContain('Velvet kippah')
  expect(wornWithFirst('milonga, dancing tango till four', lines)).not.toContain('Velvet kippah')
})

test('the two parts of a printed set are worn together', () => {
  // prettier-ignore
  const worn = wornWithFirst('baby-shower', [
    ['Ankara peplum top (set)', 'Tops', 'Blue and yellow'], ['Ankara pencil skirt (set)', 'Bottoms', 'Blue and yellow'],
    ['George wrapper', 'Bottoms', 'Wine'], ['Block heels', 'Shoes', 'Tan'],
  ])
  expect(worn).toContain('Ankara pencil skirt (set)')
})

test('climbing takes climbing shoes, and a hike takes hiking boots', () => {
  // prettier-ignore
  expect(wornWithFirst('bouldering at the gym after work', [
    ['Climbing pants', 'Bottoms', 'Brown'], ['Climbing tank', 'Tops', 'Orange'], ['Clifton 9', 'Shoes', 'Blue'],
    ['Climbing shoes', 'Shoes', 'Yellow'],
  ])).toContain('Climbing shoes')
  // prettier-ignore
  expect(wornWithFirst('hike with the club, wind, 8 degrees', [
    ['Fleece', 'Tops', 'Gray'], ['Hiking pants', 'Bottoms', 'Brown'], ['Leather sneakers', 'Shoes', 'White'],
    ['Hiking boots', 'Shoes', 'Brown'], ['Windbreaker', 'Outerwear', 'Navy'],
  ])).toContain('Hiking boots')
})

test('a dinner jacket is worn with a white shirt', () => {
  // prettier-ignore
  const worn = wornWithFirst('formal', [
    ['Dinner jacket', 'Outerwear', 'Black'], ['Tuxedo trousers', 'Bottoms', 'Black'], ['Dress shirt', 'Tops', 'Sky blue'],
    ['Shirt, French cuff', 'Tops', 'White'], ['Bow tie', 'Accessories', 'Black'], ['Patent oxfords', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Shirt, French cuff')
})

test('a sari and a dirndl are worn over their blouse, other dresses without a top', () => {
  // prettier-ignore
  const shoes = [['Gold sandals with heel', 'Shoes', 'Gold'], ['Haferl shoes', 'Shoes', 'Brown'], ['White blouse', 'Tops', 'White']] as const
  expect(
    wornWithFirst('a wedding in Delhi', [
      ['Silk sari', 'Dresses', 'Red'],
      ['Sari blouse', 'Tops', 'Red'],
      ...shoes,
    ]),
  ).toContain('Sari blouse')
  expect(
    wornWithFirst('Oktoberfest', [
      ['Dirndl', 'Dresses', 'Green'],
      ['Dirndl blouse', 'Tops', 'White'],
      ...shoes,
    ]),
  ).toContain('Dirndl blouse')
  expect(wornWithFirst('brunch', [['Wrap dress', 'Dresses', 'Green'], ...shoes])).not.toContain(
    'White blouse',
  )
})

test('a run in drizzle takes running shoes, and a way home by bus at -22 °C a parka', () => {
  expect(
    wornWithFirst('parkrun, 3 degrees and drizzle', [
      ['Gym leggings', 'Bottoms', 'Black'],
      ['Running top', 'Tops', 'Blue'],
      ['Wellies', 'Shoes', 'Navy'],
      ['Running shoes', 'Shoes', 'White'],
    ]),
  ).toContain('Running shoes')
  expect(
    wornWithFirst('last bus home after closing the café, -22 and wind', [
      ['Work trousers', 'Bottoms', 'Black'],
      ['Sweatshirt', 'Tops', 'Gray'],
      ['Parka', 'Outerwear', 'Green'],
      ['Winter boots', 'Shoes', 'Black'],
      ['Slippers', 'Shoes', 'Gray'],
    ]),
  ).toEqual(expect.arrayContaining(['Parka', 'Winter boots']))
})

test('a rain jacket is not worn in dry heat, and a uniform has no fault on a shift', () => {
  // prettier-ignore
  const onSite = wornWithFirst('roofing on site all day, 36 degrees', [
    ['Work shorts', 'Bottoms', 'Khaki'], ['Tradie tee', 'Tops', 'Gray'], ['Hi-vis wet weather jacket', 'Outerwear', 'Yellow'],
    ['Steel toe boots', 'Shoes', 'Brown'],
  ])
  expect(onSite).not.toContain('Hi-vis wet weather jacket')
  const shift = outfitNeeds({
    stylePreference: 'casual',
    occasion: 'a shift cleaning hotel rooms',
    season: null,
  })
  expect(severityOf(pieceOfLine(['Hotel polo (uniform)', 'Tops', 'Navy'], 0).garment, shift)).toBe(0)
})

test('folk dress is worn neither to work at a pharmacy nor to a holiday dinner', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['V-neck sweater', 'Tops', 'Burgundy'], ['Lederhose', 'Bottoms', 'Brown'], ['Saragüells', 'Bottoms', 'White'],
    ['Chinos', 'Bottoms', 'Beige'], ['Loafers', 'Shoes', 'Brown'], ['Faja', 'Accessories', 'Red'],
  ]
  expect(wornWithFirst('holiday-dinner', lines)).toEqual(['V-neck sweater', 'Chinos', 'Loafers'])
  expect(wornWithFirst('Saturday at the pharmacy counter', lines)).toContain('Chinos')
})

test('a festive dress is worn without a jacket if each one clashes with it', () => {
  // prettier-ignore
  const worn = wornWithFirst('dancing at the Feria de Abril in spring', [
    ['Traje de flamenca', 'Dresses', 'Red'], ['Black blazer', 'Outerwear', 'Black'], ['Biker jacket', 'Outerwear', 'Black'],
    ['Espadrille wedges', 'Shoes', 'Red'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Traje de flamenca', 'Espadrille wedges']))
  expect(worn.join()).not.toMatch(/blazer|jacket/)
})

// prettier-ignore
test.each<readonly [string, string, string, readonly Line[]]>([
  ['the tie that is kept for weddings', 'the wedding of my niece', 'White necktie (for weddings)', [
    ['Black suit jacket', 'Outerwear', 'Black'], ['Black suit trousers', 'Bottoms', 'Black'], ['Dress shirt', 'Tops', 'White'],
    ['Oxford shoes', 'Shoes', 'Black'], ['Regimental tie', 'Accessories', 'Navy'], ['White necktie (for weddings)', 'Accessories', 'White'],
  ]],
  ['work pants, and not the long johns under them,', 'framing a garage all day, windy, 1 degree', 'Work pants', [
    ['Steel toe boots', 'Shoes', 'Brown'], ['Long johns', 'Bottoms', 'Gray'], ['Work pants', 'Bottoms', 'Brown'],
    ['Hoodie', 'Tops', 'Gray'], ['Down jacket', 'Outerwear', 'Black'],
  ]],
  ['the shirt that is kept for interviews', 'a job interview', 'White shirt for interviews', [
    ['Navy suit trousers', 'Bottoms', 'Navy'], ['Sky blue shirt', 'Tops', 'Light blue'], ['White shirt for interviews', 'Tops', 'White'],
    ['Navy suit jacket', 'Outerwear', 'Navy'], ['Oxford shoes', 'Shoes', 'Black'],
  ]],
  ['the black bow tie, which goes with a dinner jacket,', 'a charity gala', 'Black bow tie', [
    ['Tuxedo jacket', 'Outerwear', 'Black'], ['Tuxedo trousers', 'Bottoms', 'Black'], ['Tuxedo shirt', 'Tops', 'White'],
    ['Patent shoes', 'Shoes', 'Black'], ['White bow tie', 'Accessories', 'White'], ['Black bow tie', 'Accessories', 'Black'],
  ]],
  ['the white bow tie, which goes with tails,', 'the Opera Ball, white tie', 'Mascherl, piqué', [
    ['Frack', 'Outerwear', 'Black'], ['Frackhose', 'Bottoms', 'Black'], ['Frackhemd', 'Tops', 'White'],
    ['Patent shoes', 'Shoes', 'Black'], ['Mascherl, piqué', 'Accessories', 'White'], ['Black bow tie', 'Accessories', 'Black'],
  ]],
  ['the belt of a takchita', 'my cousin’s wedding in Rabat', 'Mdamma', [
    ['Takchita', 'Dresses', 'Green'], ['Heeled sandals', 'Shoes', 'Gold'], ['Mdamma', 'Accessories', 'Gold'],
  ]],
  ['a lawyer’s bands', 'a hearing at the Rechtbank, in my robe all morning', 'Bef', [
    ['Toga', 'Outerwear', 'Black'], ['White blouse', 'Tops', 'White'], ['Suit trousers', 'Bottoms', 'Black'],
    ['Pumps', 'Shoes', 'Black'], ['Bef', 'Accessories', 'White'],
  ]],
  ['the sari that a sari blouse belongs to', 'a wedding in Kolkata', 'Benarasi', [
    ['Brocade saree blouse', 'Tops', 'Gold'], ['Benarasi', 'Dresses', 'Red'], ['Cotton saree', 'Dresses', 'Blue'],
    ['Patiala', 'Bottoms', 'Red'], ['Gold sandals', 'Shoes', 'Gold'],
  ]],
  ['a suit skirt that is named for its suit', 'Easter service', 'Skirt from the church suit', [
    ['Suit jacket', 'Outerwear', 'Lavender'], ['Skirt from the church suit', 'Bottoms', 'Lavender'], ['White blouse', 'Tops', 'White'],
    ['Black trousers', 'Bottoms', 'Black'], ['Low heels', 'Shoes', 'Black'],
  ]],
  ['the skirt of a huipil', 'a wedding in Juchitán', 'Enagua de tehuana', [
    ['Huipil', 'Tops', 'Black'], ['Enagua de tehuana', 'Bottoms', 'Black'], ['Dress trousers', 'Bottoms', 'Black'], ['Pumps', 'Shoes', 'Black'],
  ]],
  ['a raincoat', 'a walk to the market in steady cold rain', 'Raincoat', [
    ['Jeans', 'Bottoms', 'Blue'], ['Sweater', 'Tops', 'Gray'], ['Chore jacket', 'Outerwear', 'Blue'], ['Raincoat', 'Outerwear', 'Yellow'],
    ['Ankle boots', 'Shoes', 'Black'],
  ]],
  ['a shell, not a town raincoat,', 'a hike in the Tatra mountains, drizzle, 7 degrees', 'Hardshell', [
    ['Hiking boots', 'Shoes', 'Brown'], ['Hardshell', 'Outerwear', 'Blue'], ['Balmacaan raincoat', 'Outerwear', 'Beige'],
    ['Hiking trousers', 'Bottoms', 'Gray'], ['Base layer', 'Tops', 'Black'],
  ]],
  ['a denim jacket, not an oilskin,', 'coffee with friends in the fall', 'Denim jacket', [
    ['Chelsea boots', 'Shoes', 'Brown'], ['Oilskin jacket', 'Outerwear', 'Orange'], ['Denim jacket', 'Outerwear', 'Blue'],
    ['Sweater', 'Tops', 'Cream'], ['Black trousers', 'Bottoms', 'Black'],
  ]],
  ['football shorts, not chino shorts,', 'a run in the park at 6 am', 'Football shorts', [
    ['Running shoes', 'Shoes', 'Blue'], ['Chino shorts', 'Bottoms', 'Khaki'], ['Football shorts', 'Bottoms', 'White'],
    ['Running top', 'Tops', 'Gray'],
  ]],
  ['the jacket of a suit without a coat', 'my aunt’s funeral in winter', 'Navy blazer', [
    ['White dress shirt', 'Tops', 'White'], ['Dress trousers', 'Bottoms', 'Charcoal'], ['Dress shoes', 'Shoes', 'Black'],
    ['Navy blazer', 'Outerwear', 'Navy'],
  ]],
  ['a rain boot, in place of a hiking boot,', 'studying in a café, monsoon downpour, 27 degrees', 'Short rain boots', [
    ['Bermuda shorts', 'Bottoms', 'Gray'], ['T-shirt', 'Tops', 'White'], ['Hiking boots', 'Shoes', 'Brown'],
    ['Short rain boots', 'Shoes', 'Black'],
  ]],
])('%s is worn for %s', (_, occasion, chosen, lines) => {
  expect(wornWithFirst(occasion, lines)).toContain(chosen)
})

test('a clerical shirt is worn without a tie', () => {
  expect(
    wornWithFirst('taking the service', [
      ['Clerical shirt', 'Tops', 'Black'],
      ['Grey flannels', 'Bottoms', 'Grey'],
      ['Oxfords', 'Shoes', 'Black'],
      ['Regimental tie', 'Accessories', 'Navy'],
    ]),
  ).not.toContain('Regimental tie')
})

test('an apron that the work calls for is worn', () => {
  // prettier-ignore
  const worn = wornWithFirst('opening shift at the coffee shop', [
    ['Black jeans', 'Bottoms', 'Black'], ['Black T-shirt', 'Tops', 'Black'], ['Sneakers', 'Shoes', 'Black'],
    ['Denim apron', 'Accessories', 'Denim'],
  ])
  expect(worn).toContain('Denim apron')
})

test('a tunic of a uniform is worn although the closet has no trousers of the uniform', () => {
  // prettier-ignore
  const worn = wornWithFirst('home care rounds', [
    ['Navy trousers', 'Bottoms', 'Navy'], ['Care assistant tunic', 'Tops', 'Lilac'], ['Breton top', 'Tops', 'White and navy'],
    ['Silk blouse', 'Tops', 'Ivory'], ['Black trainers', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Care assistant tunic')
})

test('work that makes dirty calls for old clothes', () => {
  // prettier-ignore
  const worn = wornWithFirst('spring cleaning the whole flat', [
    ['Leggings', 'Bottoms', 'Black'], ['Old T-shirt', 'Tops', 'Gray'], ['White T-shirt', 'Tops', 'White'],
    ['Hi-vis vest', 'Outerwear', 'Yellow'], ['Sneakers', 'Shoes', 'White'],
  ])
  expect(worn).toContain('Old T-shirt')
  expect(worn).not.toContain('Hi-vis vest')
})

test('a pajama top is worn with pajama shorts', () => {
  // prettier-ignore
  const worn = wornWithFirst('a sleepover', [
    ['Satin PJ shorts', 'Bottoms', 'Pink'], ['Satin PJ shirt', 'Tops', 'Pink'], ['Hoodie', 'Tops', 'Gray'],
    ['Bunny slippers', 'Shoes', 'White'],
  ])
  expect(worn).toContain('Satin PJ shirt')
})

test('the trousers of a uniform are worn with its shirt in winter', () => {
  // prettier-ignore
  const worn = wornWithFirst('driving the bus in January', [
    ['Bus driver shirt', 'Tops', 'White'], ['Bus driver trousers', 'Bottoms', 'Gray'], ['Bus driver jacket', 'Outerwear', 'Navy'],
    ['Black slim jeans', 'Bottoms', 'Black'], ['Padded parka', 'Outerwear', 'Olive'], ['Black shoes', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Bus driver trousers')
})

test('the boots of rough work are worn rather than sneakers, and its hat without sun', () => {
  // prettier-ignore
  const worn = wornWithFirst('drafting sheep in the yards, 12 degrees', [
    ['Jeans', 'Bottoms', 'Blue'], ['Drill shirt', 'Tops', 'Khaki'], ['White sneakers', 'Shoes', 'White'],
    ['Chelsea boots', 'Shoes', 'Brown'], ['Akubra', 'Accessories', 'Fawn'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Drill shirt', 'Chelsea boots', 'Akubra']))
})

test('a downpour takes boots rather than sneakers, whatever else is wanted of shoes', () => {
  // prettier-ignore
  const worn = wornWithFirst('walking to the clinic, heavy rain, 23 degrees', [
    ['Rain jacket', 'Outerwear', 'Blue'], ['T-shirt', 'Tops', 'White'], ['Jeans', 'Bottoms', 'Blue'], ['Sneakers', 'Shoes', 'White'],
    ['Hiking boots', 'Shoes', 'Brown'],
  ], 'casual')
  expect(worn).toContain('Hiking boots')
})

test('flip-flops are worn to an open-air pool in the cold', () => {
  // prettier-ignore
  const worn = wornWithFirst('an evening swim in the outdoor pool, 4 degrees', [
    ['Swimsuit', 'Dresses', 'Black'], ['Puffer jacket', 'Outerwear', 'Red'], ['Sneakers', 'Shoes', 'White'], ['Flip-flops', 'Shoes', 'Blue'],
  ], 'casual')
  expect(worn).toContain('Flip-flops')
})

test('a hakama is worn over a crested kimono and not over a yukata', () => {
  // prettier-ignore
  const rest: readonly Line[] = [
    ['Hakama', 'Bottoms', 'Gray'], ['Setta', 'Shoes', 'Black'], ['Geta', 'Shoes', 'Brown'], ['Kaku obi', 'Accessories', 'Navy'],
  ]
  expect(wornWithFirst('a Shinto wedding', [['Montsuki kimono', 'Dresses', 'Black'], ...rest])).toEqual(
    expect.arrayContaining(['Hakama', 'Setta']),
  )
  expect(wornWithFirst('fireworks in July', [['Yukata', 'Dresses', 'Navy'], ...rest])).not.toContain('Hakama')
})

test('a coat is worn over the jacket of a suit on a cold day', () => {
  // prettier-ignore
  const worn = wornWithFirst('a funeral, 6 degrees', [
    ['Suit jacket', 'Outerwear', 'Black'], ['Suit trousers', 'Bottoms', 'Black'], ['Dress shirt', 'Tops', 'White'],
    ['Wool overcoat', 'Outerwear', 'Gray'], ['Black oxfords', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Wool overcoat')
})

test('clothes of one’s own wedding are worn to no other feast, nor beads under the clothes to prayer', () => {
  // prettier-ignore
  const worn = wornWithFirst("a Diwali party at my boss's house", [
    ['Silk kurta', 'Tops', 'Maroon'], ['Sherwani, our wedding 2006', 'Outerwear', 'Ivory'], ['Churidar', 'Bottoms', 'White'],
    ['Juttis', 'Shoes', 'Gold'],
  ])
  expect(worn).toEqual(['Silk kurta', 'Churidar', 'Juttis'])
  // prettier-ignore
  expect(wornWithFirst('Friday prayer at the mosque', [
    ['Black abaya', 'Dresses', 'Black'], ['Ballet flats', 'Shoes', 'Black'], ['Waist beads', 'Accessories', 'Red'],
  ])).not.toContain('Waist beads')
})

test('a nurse wears the shoes of her uniform, and keeps her ward cardigan for the ward', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Nurse tunic', 'Tops', 'White'], ['Uniform trousers', 'Bottoms', 'White'], ['Crocs', 'Shoes', 'Lilac'],
    ['Nursing shoes', 'Shoes', 'White'], ['Ward cardigan', 'Outerwear', 'Navy'],
  ]
  expect(wornWithFirst('a clinical rotation', lines)).toEqual(
    expect.arrayContaining(['Nursing shoes', 'Ward cardigan']),
  )
  // prettier-ignore
  expect(wornWithFirst('an engagement party', [
    ['Ankara gown', 'Dresses', 'Blue'], ['Ward cardigan', 'Outerwear', 'Navy'], ['Gold heels', 'Shoes', 'Gold'],
  ])).not.toContain('Ward cardigan')
})

test('at -20 °C real boots are worn to a dinner, not desert boots', () => {
  // prettier-ignore
  const worn = wornWithFirst("dinner at a friends' place, -20 outside", [
    ['Merino turtleneck', 'Tops', 'Gray'], ['Suede desert boots', 'Shoes', 'Beige'], ['Chelsea boots', 'Shoes', 'Brown'],
    ['Wool trousers', 'Bottoms', 'Gray'], ['Long wool coat', 'Outerwear', 'Gray'],
  ])
  expect(worn).toContain('Chelsea boots')
})

test('on a bicycle in a downpour rain trousers are worn to work, not a dress', () => {
  // prettier-ignore
  const worn = wornWithFirst('cycling to work in pouring rain', [
    ['Rain jacket', 'Outerwear', 'Yellow'], ['Knit dress', 'Dresses', 'Gray'], ['Rain pants', 'Bottoms', 'Black'],
    ['Black trousers', 'Bottoms', 'Black'], ['Sweater', 'Tops', 'Gray'], ['Ankle boots', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Rain pants')
})

test('a lawyer in the High Court wears bands, and a dark uniform takes no brown shoes', () => {
  // prettier-ignore
  expect(wornWithFirst('High Court hearing, arguing a motion', [
    ['Charcoal suit jacket', 'Outerwear', 'Charcoal'], ['Charcoal suit trousers', 'Bottoms', 'Charcoal'], ['Satin blouse', 'Tops', 'Green'],
    ['White court shirt', 'Tops', 'White'], ['Lawyer’s bands', 'Accessories', 'White'], ['Black court shoes', 'Shoes', 'Black'],
  ])).toEqual(expect.arrayContaining(['White court shirt', 'Lawyer’s bands']))
  // prettier-ignore
  expect(wornWithFirst('feribotta sabah vardiyası', [
    ['Lacivert üniforma ceketi', 'Outerwear', 'Navy'], ['Beyaz üniforma gömleği', 'Tops', 'White'], ['Kot pantolon', 'Bottoms', 'Blue'],
    ['Lacivert üniforma pantolonu', 'Bottoms', 'Navy'], ['Kahverengi loafer', 'Shoes', 'Brown'], ['Siyah bot', 'Shoes', 'Black'],
  ])).toEqual(['Lacivert üniforma ceketi', 'Beyaz üniforma gömleği', 'Lacivert üniforma pantolonu', 'Siyah bot'])
})

test('a match takes jeans rather than joggers, and a funeral no red tie', () => {
  // prettier-ignore
  expect(wornWithFirst('a football match', [
    ['Team jersey', 'Tops', 'Red'], ['Joggers', 'Bottoms', 'Gray'], ['Jeans', 'Bottoms', 'Blue'], ['Sneakers', 'Shoes', 'White'],
  ])).toContain('Jeans')
  // prettier-ignore
  expect(wornWithFirst('a Muslim funeral', [
    ['Black wool coat', 'Outerwear', 'Black'], ['Gray suit', 'Outerwear', 'Gray'], ['White shirt', 'Tops', 'White'],
    ['Burgundy tie', 'Accessories', 'Burgundy'], ['Black oxfords', 'Shoes', 'Black'], ['Black trousers', 'Bottoms', 'Black'],
  ])).not.toContain('Burgundy tie')
})

test('a commute through flooded streets takes rain boots and leaves what is for home at home', () => {
  // prettier-ignore
  const worn = wornWithFirst('commute home from work, typhoon, flooded streets', [
    ['Raincoat', 'Outerwear', 'Clear'], ['Pambahay T-shirt', 'Tops', 'Yellow'], ['Striped shirt', 'Tops', 'Blue'],
    ['Black slacks for office', 'Bottoms', 'Black'], ['Office shoes', 'Shoes', 'Black'], ['Bota (rainy season)', 'Shoes', 'Green'],
  ])
  expect(worn).toEqual(['Raincoat', 'Striped shirt', 'Black slacks for office', 'Bota (rainy season)'])
})

test('a hike at 5 °C takes a windbreaker over fleece', () => {
  // prettier-ignore
  const worn = wornWithFirst('escursione al rifugio, 5 gradi', [
    ['Pantaloni da montagna', 'Bottoms', 'Brown'], ['Pile', 'Tops', 'Gray'], ['Scarponi', 'Shoes', 'Gray'],
    ['Giacca blu', 'Outerwear', 'Navy'], ['Giacca a vento', 'Outerwear', 'Red'],
  ])
  expect(worn).toContain('Giacca a vento')
})

test('a motorcyclist’s gear is for no shipyard, and a flamenco dress takes its shoes and flower', () => {
  // prettier-ignore
  const worn = wornWithFirst('zmiana w stoczni, spawanie', [
    ['Spodnie spawalnicze', 'Bottoms', 'Gray'], ['Koszulka robocza', 'Tops', 'Navy'], ['Kurtka spawalnicza', 'Outerwear', 'Gray'],
    ['Buty motocyklowe', 'Shoes', 'Black'], ['Buty robocze z noskiem', 'Shoes', 'Black'], ['Kask motocyklowy', 'Accessories', 'Black'],
  ])
  expect(worn).toContain('Buty robocze z noskiem')
  expect(worn).not.toContain('Kask motocyklowy')
  // prettier-ignore
  expect(wornWithFirst('Feria de Abril, caseta de mi hermandad', [
    ['Traje de flamenca', 'Dresses', 'Red'], ['Zapatos de flamenca', 'Shoes', 'Red'], ['Flor para el pelo', 'Accessories', 'Red'],
    ['Bolso grande de piel', 'Accessories', 'Brown'], ['Americana azul', 'Outerwear', 'Navy'],
  ])).toEqual(expect.arrayContaining(['Zapatos de flamenca', 'Flor para el pelo']))
})

test('an event that no word names is casual in a casual style', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Black turtleneck', 'Tops', 'Black'], ['Cargo pants', 'Bottoms', 'Khaki'], ['Pleated midi skirt', 'Bottoms', 'Navy'],
    ['Chelsea boots', 'Shoes', 'Black'], ['Puffer jacket', 'Outerwear', 'Black'],
  ]
  expect(wornWithFirst('zorbing, 11 degrees', lines, 'casual')).toContain('Cargo pants')
  expect(wornWithFirst('zorbing, 11 degrees', lines, 'professional')).toContain('Pleated midi skirt')
})

test('all wear black where all singers do', () => {
  // prettier-ignore
  const worn = wornWithFirst('choir concert, all singers in black', [
    ['Black trousers', 'Bottoms', 'Black'], ['Silk blouse', 'Tops', 'Ivory'], ['Sparkly knit top', 'Tops', 'Black'],
    ['Pumps', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Sparkly knit top')
})

test('a rain jacket is worn on a hike in the rain, a down coat on a dry one in winter', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Hiking boots', 'Shoes', 'Gray'], ['Puffer', 'Outerwear', 'Teal'], ['Gore-Tex rain jacket', 'Outerwear', 'Red'],
    ['Thermal top', 'Tops', 'Black'], ['Hiking trousers', 'Bottoms', 'Khaki'],
  ]
  expect(wornWithFirst('three days of hiking in winter, sleet forecast', lines)).toContain(
    'Gore-Tex rain jacket',
  )
  expect(wornWithFirst('a dry winter hike, minus 5', lines)).toContain('Puffer')
})

test('sleeves are worn under a ski jacket, and a polo on a golf course', () => {
  // prettier-ignore
  const skier = wornWithFirst('a day of skiing', [
    ['Ski pants', 'Bottoms', 'Black'], ['Ski jacket', 'Outerwear', 'Orange'], ['Dri-fit tee', 'Tops', 'Gray'],
    ['Thermal top', 'Tops', 'Black'], ['Snow boots', 'Shoes', 'Gray'],
  ])
  expect(skier).toContain('Thermal top')
  // prettier-ignore
  const golfer = wornWithFirst('nine holes in summer', [
    ['Golf shorts', 'Bottoms', 'Navy'], ['Button up shirt', 'Tops', 'Blue'], ['Polo shirt', 'Tops', 'Teal'],
    ['Golf shoes', 'Shoes', 'White'],
  ])
  expect(golfer).toContain('Polo shirt')
})

test('no long loose tunic is worn over a skirt', () => {
  // prettier-ignore
  const worn = wornWithFirst('brunch in summer', [
    ['High waisted skirt', 'Bottoms', 'Navy'], ['Long tunic', 'Tops', 'Green'], ['White shirt', 'Tops', 'White'],
    ['Ballet flats', 'Shoes', 'Beige'],
  ], 'bohemian')
  expect(worn).toContain('White shirt')
})
