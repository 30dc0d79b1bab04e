import type { Page, PageNode } from './page-tree.ts'
import { namesOf, textOf } from './page-text.ts'

// What the button says, at its start, in the languages of the shops.
const BUY_WORDS =
  /^(add to (shopping )?(cart|bag|basket|trolley)|add to my bag|buy( it)? now|buy|shop now|in den warenkorb|in den einkaufswagen|jetzt kaufen|ajouter au panier|acheter|añadir (al carrito|a la cesta|a la bolsa)|agregar al carrito|comprar( ahora)?|aggiungi al carrello|acquista|in winkelwagen|in winkelmandje|adicionar (ao carrinho|à sacola)|lägg i (varukorg(en)?|kundvagn(en)?)|læg i (kurv|kurven)|legg i handlekurv|lisää (ostos)?koriin|do koszyka|dodaj do koszyka|do košíku|kosárba|adaugă în coș|pievienot grozam|ielikt grozā|в корзину|добавить в корзину|купить|добави в количка|купи|sepete ekle|أضف إلى (السلة|عربة)|הוסף לסל|カートに入れる|加入购物车|장바구니|place bid|bid now|gebot abgeben|enchérir)/iu
const BUY_TITLES =
  /(to|in|à|au|al|de|do|в)\s.{0,80}\b(cart|bag|basket|warenkorb|panier|carrito|cesta|carrello|winkelwagen|koszyka|корзину)\b/iu
const BUY_ACTIONS = /cart\/add|addtocart|add-to-cart|add_to_cart|basket\/add|checkout\/cart\/add/i
const BUY_NAMES =
  /add-?to-?(cart|bag|basket)|addtocart|addtobag|addtobasket|buy-?now|buy-?box|purchase-?button|in-?den-?warenkorb/i
const LONGEST = 60

/** True where a page has a button to buy its product; `isElsewhere` tells those of other products. */
export function hasBuyButton(page: Page, isElsewhere: (node: PageNode) => boolean): boolean {
  return page.nodes.some((node) => !node.hidden && isBuyButton(page, node) && !isElsewhere(node))
}

function isBuyButton(page: Page, node: PageNode): boolean {
  const { tag, attributes } = node
  if (tag === '') return false
  if (
    BUY_NAMES.test(namesOf(node)) ||
    BUY_ACTIONS.test(attributes.get('action') ?? attributes.get('name') ?? '')
  )
    return true
  if (!['button', 'input', 'a'].includes(tag)) return false
  const text =
    attributes.get('value') || textOf(page, node, { max: LONGEST }) || attributes.get('aria-label') || ''
  return BUY_WORDS.test(text.trim()) || BUY_TITLES.test(attributes.get('title') ?? '')
}
