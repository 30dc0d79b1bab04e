import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['the header', Buffer.from('Größe €', 'utf8'), 'utf-8', 'Größe €'],
  ['the header, in an older encoding', latin1('12,50 \x80'), 'iso-8859-1', '12,50 €'],
  ['a byte order mark against the header', Buffer.from('\ufeffGröße', 'utf8'), 'windows-1252', 'Größe'],
  ['a mark of UTF-16 against the header', Buffer.from('\ufeffGröße', 'utf16le'), 'utf-8', 'Größe'],
  ['the page', latin1('<meta charset="windows-1251">\xcf'), null, '<meta charset="windows-1251">П'],
  ['the default, for UTF-8', Buffer.from('Größe', 'utf8'), null, 'Größe'],
  ['the default, for other bytes', latin1('Gr\xf6\xdfe'), null, 'Größe'],
  ['a header that makes no sense', Buffer.from('Größe', 'utf8'), 'klingon', 'Größe'],
])('uses the encoding of %s', (_who, bytes, charset, text) => {
  expect(decodeText(bytes, charset, 'html')).toBe(text)
})

test('never reads UTF-7, in which markup can hide', () => {
  const hidden = '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'
  expect(decodeText(Buffer.from(hidden), 'utf-7', 'html')).toBe(hidden)
  const page = `<meta charset="utf-7">${hidden}`
  expect(decodeText(Buffer.from(page), null, 'html')).toBe(page)
})

test.each(['iso-2022-kr', 'hz-gb-2312'])('rejects %s, as browsers do', (charset) => {
  expect(() => decodeText(Buffer.from('a'), charset, 'html')).toThrow(
    expect.objectContaining({ reason: 'wrong-type' }),
  )
})

test('a feed may declare its encoding in its first line', () => {
  const feed = '<?xml version="1.0" encoding="ISO-8859-1"?><title>\xc9t\xe9</title>'
  expect(decodeText(latin1(feed), null, 'xml')).toContain('<title>Été</title>')
  expect(decodeText(Buffer.from('{"a":"Été"}'), null, 'xml')).toBe('{"a":"Été"}')
})
