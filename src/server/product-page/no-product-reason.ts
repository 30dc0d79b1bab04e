import type { Page } from './page/page-tree.ts'
import type { PageHeadings } from './visible/page-name.ts'
import { anyOf, shopPhrases } from './page/shop-words.ts'

const NO_PRODUCT = 'This page does not describe one product.'

const ROBOTS = new RegExp(anyOf(shopPhrases.robotCheck), 'i')
const GONE = new RegExp(anyOf(shopPhrases.gone), 'i')
const ERROR_404 = /^\W*(error\W*)?404\b|\b404\W+(error|page|not found|seite|fehler)/i
const SIGN_IN = new RegExp(`^${anyOf(shopPhrases.signIn)}\\b`, 'i')
const ARTICLE_TYPES = /^(article|blog|news)/i
const MAX_TEXT = 3_000
// In nodes of the page.
const SMALL_PAGE = 400
const FORM_PAGE = 1_500
const MANY = 4

/** True if the page's title or heading is that of a robot check, an error or a sign-in form. */
export function isNoContent(headings: PageHeadings): boolean {
  return namesOfPage(headings).some(
    (name) => ROBOTS.test(name) || isOfMissingPage(name) || SIGN_IN.test(name),
  )
}

/** True if the shop sent a robot check instead of the requested page. */
export function isRobotCheck(page: Page, headings: PageHeadings): boolean {
  return [...namesOfPage(headings), textOfSmall(page)].some((text) => ROBOTS.test(text)) || hasCaptcha(page)
}

/** Message for users that explains why a page is not a product. */
export function noProductReason(
  page: Page,
  headings: PageHeadings,
  { type, elsewhere }: { type: string; elsewhere: number },
): string {
  const names = namesOfPage(headings)
  if (names.some(isOfMissingPage)) return 'The shop says that this page does not exist.'
  if (names.some((name) => SIGN_IN.test(name)) || needsSignIn(page))
    return 'The shop asks to sign in before it shows this page.'
  if (elsewhere >= MANY) return 'This page shows many products, not one.'
  if (ARTICLE_TYPES.test(type)) return 'This page is an article, not a product.'
  return NO_PRODUCT
}

function namesOfPage({ title, heading }: PageHeadings): string[] {
  return [title, heading?.text ?? null].filter((name) => name !== null)
}

// A robot check has little other text; on a shop's page such words are in a script or a form.
function textOfSmall({ nodes }: Page): string {
  if (nodes.length > SMALL_PAGE) return ''
  const texts = nodes.map(({ text }) => text)
  return texts.join(' ').slice(0, MAX_TEXT)
}

// Independent of the language: a form, picture or element of a small page that is named captcha.
function hasCaptcha({ nodes }: Page): boolean {
  if (nodes.length > SMALL_PAGE) return false
  return nodes.some(({ attributes }) =>
    ['action', 'src', 'id'].some((name) => /captcha/i.test(attributes.get(name) ?? '')),
  )
}

function needsSignIn(page: Page): boolean {
  const field = page.nodes.find(
    ({ tag, attributes }) => tag === 'input' && attributes.get('type') === 'password',
  )
  return Boolean(field && page.nodes.length < FORM_PAGE)
}

function isOfMissingPage(name: string): boolean {
  return ERROR_404.test(name) || GONE.test(name)
}
