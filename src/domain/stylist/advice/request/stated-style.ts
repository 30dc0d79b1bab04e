import { plainText } from '../../occasions/matching/clauses.ts'
import type { StylePreference } from '../../../../contract/stylist/stylist.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'

const styleWords: Readonly<Partial<Record<StylePreference, RegExp>>> = {
  edgy: /^(?:edgy|edgier|grungy|punk|punky|goth|gothic|rocker)$/,
  bohemian: /^(?:boho|bohemian|hippie|creative|artsy|arty|whimsical|romantic)$/,
  minimalist: /^(?:minimalist|minimalistic|minimal)$/,
  trendy: /^(?:trendy|trendier|fashionable)$/,
  casual: /^(?:sporty|sportier)$/,
}
const styles: readonly StylePreference[] = ['edgy', 'bohemian', 'minimalist', 'trendy', 'casual']

// The choices that say least: a style in the user's own words is more precise.
const neutral: ReadonlySet<StylePreference> = new Set<StylePreference>(['classic', 'casual'])

const edge = /\b(?:an|some|of|more|little|with) edge\b(?! of\b)/
const denied = /\b(?:not|no|dont|doesnt|never|hate|hates|dislike|without|cant|avoid|too|less|nothing)\b/
// 'Old punk, she begs me to look normal'.
const wantsToBlendIn =
  /\b(?:look|looking|dress) (?:\w+ )?(?:normal|conventional|respectable|ordinary)\b|\bblend in\b/
const before =
  /^(?:look|looking|looks|something|dress|dressing|stay|feel|feeling|bit|little|kinda|more|im|am|style|slightly|lean)$/
const after =
  /^(?:looks?|styles?|vibes?|outfits?|feel|touch|twist|side|but|yet|clothes|fashion|enough|still)$/

/** Returns the style to dress in: the chosen one, unless that is neutral and the words name another. */
export function statedStyle(words: readonly EventWord[], chosen: StylePreference): StylePreference {
  if (!neutral.has(chosen) || wantsToBlendIn.test(plainText(words))) return chosen
  return styles.find((style) => words.some((_, at) => isWish(words, at, style))) ?? chosen
}

// 'Creative but polished', 'I like a romantic look', but neither 'a creative writing class' nor 'not too edgy'.
function isWish(words: readonly EventWord[], at: number, style: StylePreference): boolean {
  const { plain, clause } = words[at] ?? { plain: '', clause: 0 }
  const near = (place: number) => (words[place]?.clause === clause ? (words[place]?.plain ?? '') : '')
  const start = plainText(words.slice(0, at + 1).filter((word) => word.clause === clause))
  if (denied.test(start)) return false
  if (style === 'edgy' && plain === 'edge') return edge.test(`${start} ${near(at + 1)}`)
  const [last, next] = [near(at - 1), near(at + 1)]
  return styleWords[style]?.test(plain) === true && (next === '' || before.test(last) || after.test(next))
}
