import { expect, test } from 'vitest'
import { appOfHeaders } from './other-apps.ts'
import { pieceOfRow } from './piece-of-csv-row.ts'
import { readCsvHeader } from './csv-headers.ts'

function read(headers: string, cells: readonly string[]) {
  const written = headers.split(',')
  const reading = pieceOfRow(readCsvHeader(written), cells, { dayOrder: null, today: '2026-11-23' })
  return { app: appOfHeaders(written), ...reading }
}

/** A row with values for some columns; the others are empty. */
function row(headers: string, values: Readonly<Record<string, string>>): string[] {
  return headers.split(',').map((header) => values[header] ?? '')
}

test('the CSV of Libre Closet is read', () => {
  const headers =
    'id,shareable_id,name,category,brand,size,notes,colors,acquired_on,washing_details,status,replaces_garment_id,type,warmth,formality,materials,pattern,fit,sleeve,length,fabric_weight,water_resistant,source_url,price,quantity,wash_after_wears,last_washed_on,away,away_note,condition,condition_note,care_wash,care_bleach,care_dry,care_iron,care_dry_clean,photo_url,cutout_url,thumb_url'
  const values = {
    id: '7',
    name: 'Oxford shirt',
    category: 'tops',
    colors: 'light blue, white',
    acquired_on: '2025-04-01',
    washing_details: '40 degrees',
    status: 'active',
    type: 'shirt',
    materials: 'cotton',
    pattern: 'striped',
    source_url: 'https://shop.example/shirt',
    price: '24.90',
    photo_url: 'https://closet.example/file/a.webp',
  }
  expect(read(headers, row(headers, values))).toMatchObject({
    app: 'Libre Closet',
    unread: [],
    photo: 'https://closet.example/file/a.webp',
    piece: {
      name: 'Oxford shirt',
      category: 'Tops',
      color: 'light blue, white',
      purchaseDate: '2025-04-01',
      careInstructions: '40 degrees',
      originalPrice: '24.90',
      currency: null,
      productUrl: 'https://shop.example/shirt',
      traits: { material: 'cotton', pattern: 'stripe' },
    },
  })
})

test('the catalog of ADHD Closet is read', () => {
  const headers = 'ID,Title,Category,Brand,Size,State,Colors,Tags,Image Count,Created At'
  const cells = [
    'c1',
    'Plaid skirt',
    'BOTTOMS',
    'Uniqlo',
    'S',
    'LAUNDRY',
    '["#1a1a1a","#ffffff"]',
    'cozy; goth',
    '2',
    '2026-01-05T10:00:00.000Z',
  ]
  expect(read(headers, cells)).toMatchObject({
    app: 'ADHD Closet',
    unread: [],
    piece: {
      name: 'Plaid skirt',
      category: 'Bottoms',
      color: 'Black, White',
      brand: 'Uniqlo',
      size: 'S',
      isClean: false,
      traits: { tags: ['cozy', 'goth'] },
    },
  })
})

test('the CSV of MyCloset is read', () => {
  const headers =
    '제품명,브랜드,상위 카테고리,카테고리,색상,사이즈,신발 사이즈,정가,실구매가,구매일,보유,평점,제품 URL,메모'
  const values = {
    제품명: 'Suede loafers',
    '상위 카테고리': '신발',
    색상: 'Brown',
    '신발 사이즈': '265',
    정가: '200000',
    실구매가: '150000',
    구매일: '2025-02-03',
    보유: 'Yes',
  }
  expect(read(headers, row(headers, values))).toMatchObject({
    app: 'MyCloset',
    unread: [],
    piece: { category: 'Shoes', size: '265', originalPrice: '150000.00', purchaseDate: '2025-02-03' },
  })
  expect(read(headers, row(headers, { ...values, 보유: 'No' }))).toMatchObject({ problem: 'not owned' })
})

test('the CSV of Threadline is read', () => {
  const headers =
    'name,brand,category,colorName,material,seasons,formality,tags,price,wears,lastWorn,status,sourceUrl'
  const cells = [
    'Wool coat',
    'COS',
    'outerwear',
    'camel',
    'wool',
    'fall; winter',
    '3',
    'work',
    '210',
    '14',
    '2026-02-03',
    'clean',
    '',
  ]
  expect(read(headers, cells)).toMatchObject({
    app: 'Threadline',
    unread: [],
    piece: {
      category: 'Outerwear',
      color: 'camel',
      wears: 14,
      lastWorn: '2026-02-03',
      traits: { material: 'wool', seasons: ['fall', 'winter'] },
    },
  })
})
