import type { GarmentKind } from '../../closet/garment-kinds.ts'
import { capital } from '../../sentence.ts'
import { stableNumber } from '../../stable-number.ts'
import type { EventFact } from './former/event-facts.ts'
import type { AdviceContext } from './advice-context.ts'
import { colorOfPiece, type PieceRole } from './color-of-piece.ts'
import { fillLine } from './fill-line.ts'
import { outfitBase, type OutfitBase } from './outfit-base.ts'
import { ideasForWearer } from './ideas-for-wearer.ts'
import { extraIdeas, layerIdeas, shoeIdeas } from './finishing-pieces.ts'
import { bottomIdeas, dressIdeas, suitIdeas, topIdeas } from './main-pieces.ts'
import { endsFor, layerEnds, mainEnds, shoeEnds } from './piece-ends.ts'
import type { PieceIdea } from './piece-idea.ts'
import { suitsEvent } from './suits-event.ts'
import { suitsRole } from './suits-role.ts'

export interface ChosenPiece {
  readonly kind: GarmentKind
  readonly role: PieceRole
  readonly color: string
  /** As it stands after 'the': 'navy wrap dress'. */
  readonly name: string
  /** With its color and how it should be: 'A navy wrap dress, tied at the narrowest point'. */
  readonly text: string
}

// Weights of the choice: a liking is worth nearly as much as chance can be; what does not fit is out unless all is.
const LIKED = 3
const CHANCE = 3.4
const PER_FORMALITY_OFF = 12
const PER_DEGREE_OFF = 1
const WARM_ENOUGH = 26
const TOO_HOT_FOR_A_LAYER = 33
const NEEDS_LAYER_BELOW = 14

/** Four pieces to look for: the main one, then what goes with it, shoes, and what finishes it. */
export function choosePieces(context: AdviceContext): ChosenPiece[] {
  const base = outfitBase(context)
  const taken: PieceIdea[] = []
  return slotsOf(base, context).map(([stock, role]) => {
    const idea = best(stock, role, taken, context)
    taken.push(idea)
    return pieceOf(idea, role, context)
  })
}

type Slot = readonly [readonly PieceIdea[], PieceRole]

function slotsOf(base: OutfitBase, { celsius, event, seed }: AdviceContext): readonly Slot[] {
  const { dayTime, isWet, setting } = event.needs
  const isDark = dayTime === 'evening' || dayTime === 'night' || event.isLong
  const needsLayer = celsius < NEEDS_LAYER_BELOW || isWet
  const cools = isDark && setting === 'outdoors' && celsius < TOO_HOT_FOR_A_LAYER
  const wantsLayer = needsLayer || cools || (celsius < WARM_ENOUGH && stableNumber(`${seed}|layer`) < 0.6)
  // A hat is the outfit there.
  const isHatDay = event.kind === 'races' && !needsLayer && base !== 'dress'
  const finish: Slot = wantsLayer && !isHatDay ? [layerIdeas, 'layer'] : [extraIdeas, 'extra']
  const shoes: Slot = [shoeIdeas, 'shoes']
  if (base === 'dress') return [[dressIdeas, 'main'], finish, shoes, [extraIdeas, 'extra']]
  if (base === 'separates') return [[bottomIdeas, 'main'], [topIdeas, 'second'], shoes, finish]
  return [[suitIdeas, 'main'], [topIdeas, 'second'], shoes, needsLayer ? finish : [extraIdeas, 'extra']]
}

// prettier-ignore
const groups: readonly (readonly GarmentKind[])[] = [
  ['tote', 'shoulder-bag', 'backpack'], ['earrings', 'necklace', 'watch'], ['scarf', 'tie'], ['sun-hat', 'cap', 'beanie'],
]

function isAlike(one: PieceIdea, other: PieceIdea): boolean {
  return (
    one.kind === other.kind || groups.some((group) => group.includes(one.kind) && group.includes(other.kind))
  )
}

function best(
  stock: readonly PieceIdea[],
  role: PieceRole,
  taken: readonly PieceIdea[],
  context: AdviceContext,
): PieceIdea {
  const worth = (idea: PieceIdea) => worthOf(idea, context) + suitsRole(idea, role, taken, context)
  return ideasForWearer(stock, context.wearer)
    .filter((idea) => taken.every((other) => !isAlike(idea, other)))
    .reduce((one, other) => (worth(other) > worth(one) ? other : one))
}

function worthOf(idea: PieceIdea, context: AdviceContext): number {
  const { celsius, level, preference, seed } = context
  const chance = stableNumber(`${seed}|${idea.kind}|${idea.text}`) * CHANCE
  return (
    (idea.likes.includes(preference) ? LIKED : 0) +
    chance -
    PER_FORMALITY_OFF * off(level, idea.level) -
    PER_DEGREE_OFF * off(celsius, idea.heat) +
    suitsEvent(idea, context)
  )
}

const off = (value: number, [least, most]: readonly [number, number]) =>
  Math.max(0, least - value, value - most)

function pieceOf(idea: PieceIdea, role: PieceRole, context: AdviceContext): ChosenPiece {
  const color = colorOfPiece(idea, role, context)
  const end = endOf(idea, role, context)
  const named = fillLine(idea.text, { c: color, C: capital(color) })
  // 'A navy suit jacket with trousers to match' is called a navy suit jacket further on.
  const name = idea.text.replace(/^\{a\} /, '').replace(/ (?:with|and|on) .*/, '')
  return {
    kind: idea.kind,
    role,
    color,
    name: name.replace(/\{c\}/i, color),
    text: end ? `${named}${end.startsWith('that ') ? '' : ','} ${end}` : named,
  }
}

const endsOf: Readonly<Record<PieceRole, typeof mainEnds | null>> = {
  main: mainEnds,
  second: null,
  layer: layerEnds,
  shoes: shoeEnds,
  extra: null,
}

const ENDS_FROM_EVENT = 0.7

function endOf(idea: PieceIdea, role: PieceRole, { event, pick, seed }: AdviceContext): string | null {
  const stock = endsOf[role]
  const fromEvent = stock ? endsFor(stock, factsThatFit(idea, event.facts)) : []
  const usesEvent =
    fromEvent.length > 0 && (role === 'shoes' || stableNumber(`${seed}|${role}|end`) < ENDS_FROM_EVENT)
  return pick(`${idea.text}|end`, usesEvent ? fromEvent : idea.ends)
}

// What is said of flat shoes would not be true of a heel.
function factsThatFit(idea: PieceIdea, facts: ReadonlySet<EventFact>): ReadonlySet<EventFact> {
  if (idea.traits.includes('flat') || !['pumps', 'sandals'].includes(idea.kind)) return facts
  return new Set(
    [...facts].filter((fact) => !['sand', 'cycling', 'children', 'floor', 'boat', 'rain'].includes(fact)),
  )
}
