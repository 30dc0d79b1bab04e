import { wordSet } from '../../word-set.ts'

/** The wording of a shop's title, which indicates the kind of shop. */
export interface ShopWording {
  /** Number of words typical of marketplaces, divided by the square root of the title's word count. */
  readonly market: number
  /** As `market`, for words typical of boutiques. */
  readonly boutique: number
  readonly isPreOwned: boolean
  /** The price level that the wording suggests, 1 to 5. */
  readonly level: number
}

const marketWords = wordSet(`
  women womens woman ladies lady men mens girls teen fashion fashionable new size plus design style styles stylish casual sexy trendy cheap hot sale
  pu faux color colour candy solid pure pattern splicing spliced stitching zipper rivet rivets lapel round neck long short sleeve sleeves loose slim slimming
  elastic waist hollow irregular hem print printed letter cartoon cute sweet lovely lovers korean punk ethnic wholesale free shipping alloy rhinestone gem
  pocket pockets solid decoration embellished shape us uk eu xl xs s m l elegant vintage retro leisure batwing bowknot turn down high heel heels pieces set
  online store clothing clothes yoins sheinside thin thick thicken party club summer spring autumn winter quality simple pointy large big backpack boho beautiful amazon com
`)
const boutiqueWords = wordSet(`
  blend crepe stretch textured appliqued trimmed calf calfskin lambskin nappa point toe 100mm 105mm 120mm 85mm 110mm 50mm 95mm cady jacquard guipure chine
  metallic suede silk satin georgette mikado intarsia paneled panelled acetate karat platform frame tortoiseshell minaudiere cashmere wool velvet python watersnake elaphe
  karung embroidered ruffled draped tulle organza poplin jersey twill boucle tweed brocade lurex shearling flap d orsay slingback medium small micro nano bonded fringed
`)
const preOwnedWords = wordSet('preowned owned authentic auth rental')

const MIDDLE = 2.7

/** Reads the wording of a shop's title. */
export function readShopWording(words: readonly string[]): ShopWording {
  const scale = Math.sqrt(Math.max(words.length, 3))
  const market = count(words, marketWords) / scale
  const boutique = count(words, boutiqueWords) / scale
  const isPreOwned = words.some((word) => preOwnedWords.has(word))
  const level = MIDDLE - 0.7 * market + 0.9 * boutique + (isPreOwned ? 1.3 : 0)
  return { market, boutique, isPreOwned, level: Math.min(5, Math.max(1, level)) }
}

function count(words: readonly string[], known: ReadonlySet<string>): number {
  return words.filter((word) => known.has(word)).length
}
