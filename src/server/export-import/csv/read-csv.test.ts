import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const read = async (text: string, encoding: BufferEncoding = 'utf8') => readCsv(Buffer.from(text, encoding))
const cellsOf = async (text: string, encoding?: BufferEncoding) =>
  (await read(text, encoding)).map(({ cells }) => cells.join('|'))

describe('a CSV', () => {
  test('is read with the delimiters and line endings that spreadsheets write', async () => {
    for (const text of [
      'a,b\n1,2',
      'a;b\r\n1;2\r\n',
      'a\tb\r1\t2',
      'sep=;\r\na;b\r\n1;2',
      'a,b\n\n\n1,2\n,\n',
    ])
      expect([text, await cellsOf(text)]).toEqual([text, ['a|b', '1|2']])
  })

  test('is read in UTF-8 and UTF-16, with and without a BOM, and in Windows-1252', async () => {
    for (const [text, encoding] of [
      ['Name;Größe\nMütze;M', 'utf8'],
      ['\ufeffName;Größe\nMütze;M', 'utf8'],
      ['\ufeffName;Größe\nMütze;M', 'utf16le'],
      ['Name;Größe\nMütze;M', 'utf16le'],
      ['Name;Größe\nMütze;M', 'latin1'],
    ] as const)
      expect([encoding, await cellsOf(text, encoding)]).toEqual([encoding, ['Name|Größe', 'Mütze|M']])
    const bigEndian = Buffer.from('\ufeffName;Größe\nMütze;M', 'utf16le').swap16()
    expect((await readCsv(bigEndian)).map(({ cells }) => cells.join('|'))).toEqual(['Name|Größe', 'Mütze|M'])
  })

  test('reports the line on which each row begins, counting line breaks within quotes', async () => {
    const rows = await read('name,notes\r\n"Coat","warm,\r\nlong and ""good"""\r\n\r\nScarf,\r\n')
    expect(rows).toEqual([
      { line: 1, cells: ['name', 'notes'], isWhole: true },
      { line: 2, cells: ['Coat', 'warm,\nlong and "good"'], isWhole: true },
      { line: 5, cells: ['Scarf', ''], isWhole: true },
    ])
  })

  test('loses only the line with a quote that is not closed', async () => {
    const rows = await read('name,notes\nCoat,"warm\nScarf,red\n"Belt"brown,x\nHat,black')
    expect(rows.map(({ line, isWhole }) => [line, isWhole])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [4, false],
      [5, true],
    ])
  })

  test('loses only the line that is longer than any row', async () => {
    const rows = await read(`name\n${'dress '.repeat(100_000)}\nHat`)
    expect(rows.map(({ line, isWhole }) => [line, isWhole])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ])
  })

  test('keeps every row at the boundaries of the parsed windows', async () => {
    const lines = Array.from({ length: 5000 }, (_, nth) => `"Coat ${nth}, ""long""\nand warm",Outerwear`)
    const rows = await read(`name,category\n${lines.join('\n')}`)
    expect(rows).toHaveLength(5001)
    expect(rows.every(({ cells, isWhole }) => isWhole && cells.length === 2)).toBe(true)
    expect(rows.at(-1)).toMatchObject({ line: 10_000, cells: ['Coat 4999, "long"\nand warm', 'Outerwear'] })
  })

  test('that is not text, or is too large, is rejected', async () => {
    const code = (bytes: Buffer) =>
      readCsv(bytes).then(
        () => null,
        (error: unknown) => error,
      )
    expect(await code(Buffer.from([1, 0, 0, 2, 0, 44, 0, 0, 9]))).toMatchObject({
      code: 'archive_unreadable',
    })
    expect(await code(Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))).toMatchObject({ code: 'table_too_large' })
    expect(await code(Buffer.from(`name\n${'Coat\n'.repeat(10_001)}`))).toMatchObject({
      code: 'table_too_large',
    })
    expect(await code(Buffer.from(','.repeat(1000)))).toMatchObject({ code: 'table_too_large' })
  })
})
