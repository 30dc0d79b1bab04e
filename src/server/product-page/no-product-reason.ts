import type { Page } from './page/page-tree.ts'
import type { PageHeadings } from './visible/page-name.ts'

const NO_PRODUCT = 'This page does not describe one product.'

const ROBOTS =
  /are you a (human|robot)|robot check|robot or human|verify (that )?you are (a )?human|captcha|just a moment|attention required|access (to this page has been )?denied|pardon our interruption|request (unsuccessful|blocked)|incapsula|security check|unusual traffic|bot detection|ddos protection|checking your browser|enable javascript and cookies|press (and|&) hold|not a robot|continue shopping|zugriff verweigert|accès refusé|acceso denegado/i
const GONE =
  /^\W*(error\W*)?404\b|\b404\W+(error|page|not found|seite|fehler)|page (was )?not found|not be found|no longer (available|exists)|page (doesn.?t|does not) exist|seite (wurde )?nicht gefunden|page introuvable|página no encontrada|pagina non trovata|pagina niet gevonden|nie znaleziono|siden (blev )?ikke fundet|sidan (kunde )?(inte )?hitta|страница не найдена/i
const SIGN_IN =
  /^(sign in|log ?in|login|anmelden|einloggen|connexion|se connecter|iniciar sesi[oó]n|accedi|inloggen|logga in|log ind|zaloguj)\b/i
const ARTICLE_TYPES = /^(article|blog|news)/i
const MAX_TEXT = 3_000
// In nodes of the page.
const SMALL_PAGE = 400
const FORM_PAGE = 1_500
const MANY = 4

/** True if the page's title or heading is that of a robot check, an error or a sign-in form. */
export function isNoContent(headings: PageHeadings): boolean {
  return namesOfPage(headings).some((name) => ROBOTS.test(name) || GONE.test(name) || SIGN_IN.test(name))
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
  if (names.some((name) => GONE.test(name))) return 'The shop says that this page does not exist.'
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
