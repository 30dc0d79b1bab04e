import { describe, expect, test } from 'vitest'
import { madePiece } from './made-outfit.test-support.ts'
import { voiceOf } from './voice.ts'

function spoken(words: string): readonly [string, string] {
  const { the, a } = voiceOf(madePiece(words))
  return [the, a]
}

describe('how a sentence speaks of a piece', () => {
  test.each([
    ['Chelsea boots, Shoes, Cognac', 'the boots', 'cognac boots'],
    ['Navy overcoat, Outerwear, Navy', 'the overcoat', 'a navy overcoat'],
    ['Straight jeans, Bottoms, Denim blue', 'the jeans', 'blue jeans'],
    ['Striped T-shirt, Tops, White', 'the T-shirt', 'a white striped T-shirt'],
    ['Espadrilles, Shoes, Natural', 'the espadrilles', 'natural canvas espadrilles'],
    ['Merino sweater, Tops, Olive', 'the sweater', 'an olive merino sweater'],
    ['Gürtel, Accessories, Braun', 'the belt', 'a brown belt'],
    ['Zorvo, Tops, ', 'the zorvo', 'a zorvo'],
    // What is drawn alike is not of one kind.
    ['Printed midi dress, Dresses, Navy floral', 'the midi dress', 'a navy floral midi dress'],
    ['Quilted jacket, Outerwear, Green', 'the quilted jacket', 'a green quilted jacket'],
    ['Denim skirt, Bottoms, Blue', 'the skirt', 'a blue denim skirt'],
  ])('%s is %s, %s', (words, the, a) => {
    expect(spoken(words)).toEqual([the, a])
  })

  test('a piece whose name no sentence can carry is called by its place', () => {
    expect(spoken('<b>hello</b> to everybody who reads this; it is my best piece, Tops, Red')[0]).toBe(
      'the top',
    )
  })

  test('trousers are several and a coat is one', () => {
    expect(voiceOf(madePiece('Trousers, Bottoms, Gray')).does('falls', 'fall')).toBe('fall')
    expect(voiceOf(madePiece('Coat, Outerwear, Gray')).does('falls', 'fall')).toBe('falls')
  })
})
