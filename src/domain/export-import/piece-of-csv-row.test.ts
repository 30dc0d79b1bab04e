import { describe, expect, test } from 'vitest'
import { appOfHeaders } from './other-apps.ts'
import { pieceOfRow } from './piece-of-csv-row.ts'
import { readCsvHeader } from './csv-headers.ts'

const context = { dayOrder: null, today: '2026-11-23' } as const

function read(row: Readonly<Record<string, string>>, more: Partial<typeof context> = {}) {
  return pieceOfRow(readCsvHeader(Object.keys(row)), Object.values(row), { ...context, ...more })
}

describe('the columns of a CSV', () => {
  const fields = (headers: string) => readCsvHeader(headers.split('|')).map(({ field }) => field)

  test('are recognized by names in five languages, regardless of case, accents and punctuation', () => {
    const known = ['name', 'category', 'color', 'brand', 'size', 'price', 'purchase date']
    for (const headers of [
      'Item Name|CATEGORY|Colour|Brand|Size|Purchase price|purchase_date',
      'Bezeichnung|Kategorie|Farbe|Marke|Größe|Kaufpreis|Kaufdatum',
      "Nom|Catégorie|Couleur|Marque|Taille|Prix d'achat|Date d'achat",
      'Nombre|Categoría|Color|Marca|Talla|Precio|Fecha de compra',
      "Nome|Categoria|Colore|Marca|Taglia|Prezzo|Data d'acquisto",
    ])
      expect([headers, fields(headers)]).toEqual([headers, known])
    expect(fields('Times Worn|Last worn|Image URL|Shelf|')).toEqual([
      'wears',
      'last worn',
      'photo',
      null,
      null,
    ])
  })

  test('may name the currency of a price', () => {
    const currencies = readCsvHeader(['Price (EUR)', 'Preis in €', 'Cost ($)', 'Price'])
    expect(currencies.map(({ field, currency, isDollar }) => [field, currency, isDollar])).toEqual([
      ['price', 'EUR', false],
      ['price', 'EUR', false],
      ['price', 'USD', true],
      ['price', null, false],
    ])
  })

  test('identify the app that wrote the file', () => {
    const threadline =
      'name,brand,category,colorName,material,seasons,formality,tags,price,wears,lastWorn,status,sourceUrl'
    expect(appOfHeaders(threadline.split(','))).toBe('Threadline')
    const catalog = 'ID,Title,Category,Brand,Size,State,Colors,Tags,Image Count,Created At'
    expect(appOfHeaders(catalog.split(','))).toBe('ADHD Closet')
    expect(appOfHeaders(['Name', 'Category', 'Color'])).toBeNull()
  })
})

describe('a row of a CSV', () => {
  test('without a name is named after its color and its type or category', () => {
    expect(read({ Category: 'Tops', Color: 'Red' })).toMatchObject({ piece: { name: 'Red top' } })
    expect(read({ Category: 'Bottoms', Type: 'Jeans', Color: 'Navy' })).toMatchObject({
      piece: { name: 'Navy jeans' },
    })
  })

  test('becomes a piece with all of its values', () => {
    const reading = read({
      Name: 'Wool coat',
      Category: 'Outerwear',
      Color: 'Camel',
      Brand: 'Arket',
      Size: 'M',
      Price: '€ 189,90',
      Bought: '2024-10-05',
      Store: 'Arket Berlin',
      Season: 'Fall / Winter',
      Material: '80% wool, 20% nylon',
      Tags: 'work; travel',
      Notes: 'Warm',
      'Times worn': '12',
      'Last worn': '5 Mar 2026',
      Link: 'https://shop.example/coat',
    })
    expect(reading).toMatchObject({
      unread: [],
      piece: {
        name: 'Wool coat',
        category: 'Outerwear',
        color: 'Camel',
        brand: 'Arket',
        originalPrice: '189.90',
        currency: 'EUR',
        purchaseDate: '2024-10-05',
        purchaseLocation: 'Arket Berlin',
        season: null,
        description: 'Warm\nMaterial: 80% wool, 20% nylon',
        wears: 12,
        lastWorn: '2026-03-05',
        productUrl: 'https://shop.example/coat',
        traits: { material: 'wool', seasons: ['fall', 'winter'], tags: ['work', 'travel'] },
      },
    })
  })

  test('gets its category from its name, and its type from a column if the name has none', () => {
    const category = (row: Readonly<Record<string, string>>) => {
      const reading = read(row)
      return 'piece' in reading ? [reading.piece.category, reading.piece.traits.type] : reading.problem
    }
    expect(category({ name: 'Blue jeans' })).toEqual(['Bottoms', null])
    expect(category({ name: 'My favorite', category: 'Jeans' })).toEqual(['Bottoms', 'jeans'])
    expect(category({ name: 'Lucky one', category: 'Oberteile' })).toEqual(['Tops', null])
    expect(category({ name: 'Sports bra', category: 'Underwear' })).toEqual(['Tops', null])
    expect(category({ name: 'Manteau gris', category: 'Manteaux' })).toEqual(['Outerwear', null])
    expect(category({ name: 'Gift from Ada', category: 'Other' })).toBe('category unclear')
  })

  test('is added without values that cannot be parsed, and lists them', () => {
    const row = {
      Name: 'Linen shirt',
      Price: 'cheap',
      Bought: '31/31/2020',
      Link: 'javascript:alert(1)',
      Wears: '-3',
    }
    expect(read(row)).toMatchObject({
      unread: ['Price “cheap”', 'Bought “31/31/2020”', 'Link “javascript:alert(1)”', 'Wears “-3”'],
      piece: { name: 'Linen shirt', originalPrice: null, productUrl: null, purchaseDate: null, wears: 0 },
    })
  })

  test('gets a currency only if it states one', () => {
    expect(read({ name: 'Belt', price: '20' })).toMatchObject({
      piece: { originalPrice: '20.00', currency: null },
    })
    expect(read({ name: 'Belt', price: '$20', currency: 'CAD' })).toMatchObject({
      piece: { currency: 'CAD' },
      hasDollarSign: false,
    })
    expect(read({ name: 'Belt', price: '$20' })).toMatchObject({
      piece: { currency: 'USD' },
      hasDollarSign: true,
    })
  })

  test('has its color in words, from its cells or its name, or none', () => {
    const color = (row: Readonly<Record<string, string>>) => {
      const reading = read(row)
      return 'piece' in reading ? [reading.piece.color, reading.hasColor] : null
    }
    expect(color({ name: 'Navy blazer' })).toEqual(['Navy blue', true])
    expect(color({ name: 'Blazer', colors: '["#000000","white"]' })).toEqual(['Black, white', true])
    expect(color({ name: 'Blazer' })).toEqual(['Not set', false])
  })

  test('reports a missing name and pieces that are not owned, and reads the status', () => {
    expect(read({ name: '', color: 'red' })).toEqual({ problem: 'name missing', name: null })
    expect(read({ name: '', color: 'Red', type: 'Sweater' })).toMatchObject({
      piece: { name: 'Red sweater' },
    })
    expect(read({ name: 'Red skirt', status: 'wishlist' })).toEqual({
      problem: 'not owned',
      name: 'Red skirt',
    })
    expect(read({ name: 'Red skirt', owned: 'No' })).toEqual({ problem: 'not owned', name: 'Red skirt' })
    expect(read({ name: 'Red skirt', status: 'Sold' })).toMatchObject({ piece: { archivedReason: 'sold' } })
    expect(read({ name: 'Red skirt', state: 'LAUNDRY' })).toMatchObject({ piece: { isClean: false } })
  })

  test('loses the apostrophe before a formula, and control and bidirectional characters', () => {
    expect(read({ name: "'=Coat\u202e\u0007", category: 'Outerwear' })).toMatchObject({
      piece: { name: '=Coat' },
    })
    expect(read({ name: 'x'.repeat(200), category: 'Tops' })).toMatchObject({ shortened: ['name'] })
  })
})
