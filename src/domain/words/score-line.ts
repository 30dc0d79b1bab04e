import type { OutfitScore as ScoreInWords } from '../../contract/stylist.ts'
import type { OutfitScore } from '../stylist/score/score-outfit.ts'
import type { ScoredPiece } from '../stylist/score/scored-piece.ts'
import type { ScoreFact, Shape } from '../stylist/score/score-fact.ts'
import { capital, counted, degrees, listed, listedUpTo, sentence } from './english.ts'
import { faultWords } from './fault-words.ts'
import { dayWords } from './occasion-words.ts'
import { areSeveral, nameAll, pieceWords } from './piece-words.ts'
import { tribeWords } from './style-words.ts'

/** The score with one line for each term. */
export function scoreInWords(
  { total, of, terms }: OutfitScore,
  pieces: readonly ScoredPiece[],
): ScoreInWords {
  return {
    total,
    of,
    terms: terms.map(({ fact, ...term }) => ({ ...term, reason: scoreLine(fact, pieces) })),
  }
}

/** What one term of the score found, in at most 12 words. `pieces` are all of the outfit. */
export function scoreLine(fact: ScoreFact, pieces: readonly ScoredPiece[]): string {
  const the = (piece: ScoredPiece) => pieceWords(piece, pieces).the
  const shade = (piece: ScoredPiece) => pieceWords(piece).shade ?? 'one'
  const all = (named: readonly ScoredPiece[]) => listedUpTo(nameAll(named, pieces), 2)
  const are = (named: readonly ScoredPiece[]) => (areSeveral(named) ? 'are' : 'is')
  switch (fact.is) {
    case 'nothing chosen':
      return 'No pieces yet.'

    case 'avoided color':
      return sentence(fact.reason)
    case 'lacks wanted color':
      return `Nothing large is ${fact.families.join(' or ')}, as the dress code calls for.`
    case 'wanted color':
      return `In ${listed(fact.families)}, as the dress code calls for.`
    case 'colors unknown':
      return "No colors given, so color wasn't scored."
    case 'one known color':
      return fact.isAlone
        ? `Only ${shade(fact.piece)}.`
        : `Only ${the(fact.piece)} ${are([fact.piece]) === 'is' ? 'has' : 'have'} a color listed.`
    case 'many colors':
      return `${fact.count} strong colors compete.`
    case 'clash':
      return `${capital(shade(fact.one))} and ${shade(fact.other)} clash.`
    case 'one family':
      return `All ${fact.family}.`
    case 'warm and cool neutrals':
      return `${capital(shade(fact.one))} is warm and ${shade(fact.other)} is cool.`
    case 'light and dark neutrals':
      return `All neutrals, from ${shade(fact.light)} to ${shade(fact.dark)}.`
    case 'quiet neutrals':
      return 'All neutrals, with little contrast.'
    case 'colorful print':
      return `The color is in ${the(fact.piece)}.`
    case 'only color':
      return `One color, ${shade(fact.piece)}, with neutrals.`
    case 'tones':
      return `${fact.family ? `Shades of ${fact.family}` : 'Related colors'}${fact.hasNeutrals ? ', with neutrals' : ''}.`
    case 'neighboring colors':
      return `${capital(shade(fact.one))} and ${shade(fact.other)} are close colors.`
    case 'opposite colors':
      return `${capital(shade(fact.one))} and ${shade(fact.other)} are opposites.`
    case 'unrelated colors':
      return `${capital(shade(fact.one))} and ${shade(fact.other)} are unrelated, but muted enough.`

    case 'fault':
      return faultLine(fact, the(fact.piece))
    case 'pairing':
      return sentence(`avoid ${fact.why}`)
    case 'not called for':
      return `Missing ${fact.what}.`
    case 'formality':
      return formalityLine(fact, the)

    case 'out of season':
      return fact.isChosen
        ? `Your ${all(fact.pieces).replace(/^the /, '')} ${are(fact.pieces)} for another season.`
        : `${capital(all(fact.pieces))} ${are(fact.pieces)} for another season.`
    case 'bare feet':
      return `${capital(the(fact.piece))} ${are([fact.piece])} too open for ${degrees(fact.day.celsius)}.`
    case 'too warm':
      return `Warmer than ${dayWords(fact.day)} needs, mostly because of ${the(fact.piece)}.`
    case 'too light':
      return `Light for ${dayWords(fact.day)}.`
    case 'warm enough':
      return `Warm enough for ${dayWords(fact.day)}, mostly thanks to ${the(fact.piece)}.`
    case 'light enough':
      return `Nothing heavy, right for ${dayWords(fact.day)}.`
    case 'seasons shared':
      return fact.seasons.length === 4 ? 'Wearable all year.' : `Wearable in ${listed(fact.seasons)}.`
    case 'no season shared':
      return fact.one && fact.other
        ? `${capital(the(fact.one))} and ${the(fact.other)} are for different seasons.`
        : 'No season suits every piece.'

    case 'spoiled by rain':
      return `Rain would ruin ${all(fact.pieces)}.`
    case 'soaked by rain':
      return `${capital(all(fact.pieces))} ${are(fact.pieces) === 'is' ? "doesn't" : "don't"} like rain, and nothing keeps it out.`
    case 'rain kept out':
      return `${capital(all(fact.pieces))} ${areSeveral(fact.pieces) ? 'keep' : 'keeps'} the rain out.`
    case 'handles rain':
      return 'Fine in light rain, not waterproof.'

    case 'seldom together':
      return `${capital(all(fact.pieces))} are rarely worn together.`
    case 'often together':
      return `${capital(all(fact.pieces))} are often worn together.`
    case 'shared tribe':
      return `${fact.count} of the ${counted(fact.of, 'piece')} are ${tribeWords(fact.tribe)}.`
    case 'one brand':
      return `Same brand: ${fact.brand}.`
    case 'mixed tribes':
      return 'A mix of styles.'
    case 'alone':
      return 'Nothing to go with it yet.'

    case 'in style':
      return fact.pieces.length === 1
        ? `${capital(all(fact.pieces))} ${are(fact.pieces)} ${fact.style}.`
        : `${fact.pieces.length} of the ${counted(fact.of, 'piece')} are ${fact.style}.`
    case 'off style':
      return `Nothing here is ${fact.style}. ${capital(the(fact.piece))} ${are([fact.piece])} ${tribeWords(fact.tribe)}.`
    case 'style unknown':
      return fact.style ? `Nothing here is clearly ${fact.style}.` : 'No style chosen.'

    case 'no pattern':
      return 'No patterns to clash.'
    case 'only pattern':
      return `Only ${the(fact.piece)} ${are([fact.piece]) === 'is' ? 'has' : 'have'} a pattern.`
    case 'two patterns':
      return fact.compete ? 'Two patterns of the same size compete.' : 'Two patterns of different sizes.'
    case 'many patterns':
      return `${fact.count} patterns at once.`
    case 'same fabric':
      return `${capital(fact.material)} on ${fact.material}.`
    case 'fabrics':
      return `${capital(fact.first)} with ${fact.second}.`

    case 'shapes':
      return shapeLine(fact, the)
    case 'one line':
      return fact.silhouette === 'loose'
        ? 'A loose dress.'
        : `A ${fact.silhouette === 'slim' ? 'close-fitting' : 'straight'} dress.`
    case 'tight over loose':
      return `${capital(the(fact.over))} ${are([fact.over])} tight over the loose ${pieceWords(fact.under).noun}.`
    case 'loose over loose':
      return `${capital(the(fact.over))} and ${the(fact.under)} are both loose.`
    case 'longer beneath':
      return `${capital(the(fact.under))} ${are([fact.under]) === 'is' ? 'hangs' : 'hang'} below ${the(fact.over)}.`
    case 'layers fit':
      return `${capital(the(fact.over))} ${are([fact.over]) === 'is' ? 'fits' : 'fit'} over ${the(fact.under)}.`
    case 'shape unknown':
      return "Shape wasn't scored without a top and a bottom."

    case 'unworn':
      return `You haven't worn ${all(fact.pieces).replace(/ and /, ' or ')} yet.`
    case 'not worn for':
      return `${capital(the(fact.piece))}: last worn ${counted(fact.days, 'day')} ago.`
    case 'worn lately':
      return `You wore ${the(fact.piece)} ${agoWords(fact.days)}.`
    case 'wears unknown':
      return 'No wears logged yet.'
    default:
      return fact satisfies never
  }
}

/** 'today', 'yesterday', '3 days ago'. */
export function agoWords(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

function faultLine({ piece, cause, isChosen, ...day }: ScoreFact & { is: 'fault' }, the: string): string {
  if (cause.kind === 'wrong color') return sentence(cause.why)
  const { verbs, rest } = faultWords(cause, piece.garment, day)
  const subject = isChosen ? `your ${the.replace(/^the /, '')}` : the
  return sentence(`${subject} ${areSeveral([piece]) ? verbs[1] : verbs[0]} ${rest}`)
}

function formalityLine(
  { low, high, phrase, verdict, piece, other }: ScoreFact & { is: 'formality' },
  the: (piece: ScoredPiece) => string,
): string {
  const range = capital(low === high ? low : `${low} to ${high}`)
  const place = phrase ? ` for ${phrase}` : ''
  switch (verdict) {
    case 'a little casual':
    case 'a little dressy':
      return `${capital(the(piece))} ${areSeveral([piece]) ? 'are' : 'is'} ${verdict}${place}.`
    case 'too far apart':
      return `${capital(the(piece))} and ${the(other)} are too far apart in formality.`
    case 'right':
      return phrase ? `${range}, right for ${phrase}.` : `${range}.`
    default:
      return verdict satisfies never
  }
}

const shapeWords: Readonly<Record<Shape, string>> = {
  slim: 'slim',
  regular: 'straight',
  loose: 'loose',
  cropped: 'cropped',
  long: 'long',
}

function shapeLine(
  { one, first, other, second }: ScoreFact & { is: 'shapes' },
  the: (piece: ScoredPiece) => string,
): string {
  const [upper, lower] = [pieceWords(one).noun, pieceWords(other).noun]
  if (first === 'loose' && second === 'loose') return `${capital(the(one))} and ${the(other)} are both loose.`
  return `${capital(shapeWords[first])} ${upper}, ${shapeWords[second]} ${lower}.`
}
