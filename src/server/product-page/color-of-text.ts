import { swatchColor } from '../../domain/closet/colors/swatch-color.ts'
import { wordsOf } from './page/words.ts'

// Plain colors in the languages of the shops, without accents. Endings for gender and number are stripped by `stem`.
// prettier-ignore
const colorWords: Readonly<Record<string, string>> = {
  Black: 'schwarz noir nero negro preto zwart svart sort musta czarny cerny fekete negru melns черный черен siyah أسود שחור',
  White: 'weiss blanc blanche bianco blanco branco wit vit hvid hvit valkoinen bialy bily feher alb balts белый бял beyaz أبيض לבן',
  Gray: 'grau gris grigio cinza grijs harmaa szary sedy szurke gri peleks серый сив رمادي אפור graphit',
  Brown: 'braun marron marrone castanho bruin brun ruskea brazowy hnedy barna maro bruns коричневый кафяв kahverengi بني חום',
  Beige: 'sable sabbia arena zand',
  Red: 'rot rouge rosso rojo vermelho rood rod punainen czerwony cerveny piros rosu sarkans красный червен kirmizi أحمر אדום',
  Orange: 'arancione naranja laranja oranje oranssi pomaranczowy',
  Yellow: 'gelb jaune giallo amarillo amarelo geel gul keltainen zolty zluty sarga galben dzeltens желтый жълт sari أصفر צהוב',
  Green: 'grun vert verte verde groen gron vihrea zielony zeleny zold zals зеленый зелен yesil أخضر ירוק',
  Blue: 'blau bleu bleue blu azul blauw bla sininen niebieski modry kek albastru zils синий син mavi أزرق כחול',
  Navy: 'marine dunkelblau marino granatowy',
  Purple: 'lila violett viola morado roxo paars lilla violetti fioletowy fialovy фиолетовый лилав mor',
  Pink: 'rosa roze vaaleanpunainen rozowy ruzovy розовый розов pembe وردي ורוד',
  Gold: 'dore oro dorado dourado goud guld kulta zloty',
  Silver: 'silber argent argento plata prata zilver solv hopea srebrny',
}
const colorOfWord = new Map(
  Object.entries(colorWords).flatMap(([color, words]) =>
    words.split(' ').map((word) => [word, color] as const),
  ),
)
const SHORTEST_STEMMED = 5
const stems = new Map(
  [...colorOfWord].filter(([word]) => word.length >= 4).map(([word, color]) => [stem(word), color] as const),
)
// Words that are rarely colors in a name: brands, stones, wines.
const doubtful = new Set(
  'natural steel stone denim linen powder sky rose lime lemon pearl wheat tobacco slate mint berry wine plum brick jade'.split(
    ' ',
  ),
)

/**
 * Translates a plain color into English ('noir' is 'Black'); any other color stays as the shop writes it ('Nautical
 * yellow').
 */
export function colorInEnglish(color: string): string {
  const words = wordsOf(color)
  const translated = words.map(translatedWord)
  const isPlain = words.length > 0 && words.length <= 2 && translated.every((word) => word !== null)
  return isPlain ? translated.join(' / ') : color
}

/** The first color among the words of a name or an address, capitalized, or null. */
export function colorOfText(text: string): string | null {
  for (const word of wordsOf(text)) {
    const color = translatedWord(word)
    if (color) return color
    if (!doubtful.has(word) && swatchColor(word)) return word.charAt(0).toUpperCase() + word.slice(1)
  }
  return null
}

function translatedWord(word: string): string | null {
  const plain = word.replaceAll('ß', 'ss')
  return (
    colorOfWord.get(plain) ?? (plain.length >= SHORTEST_STEMMED ? (stems.get(stem(plain)) ?? null) : null)
  )
}

// Strips endings of adjectives: 'schwarzes', 'nera', 'pelēkas'.
function stem(word: string): string {
  return word.replace(/(es|er|en|em|os|as|is|ais|ie|ych|e|s|a|o|i|y)$/, '')
}
