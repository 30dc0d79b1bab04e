import { nounOf } from '../../closet/noun-of.ts'
import type { Activity } from '../outfit-needs.ts'
import type { OutfitView } from './outfit-view.ts'
import type { Tip, TipKind } from './tip.ts'
import { hasRoughSole } from '../../closet/has-rough-sole.ts'
import { hasLongSleeves } from './tips-of-tops.ts'
import { voiceOf } from './voice.ts'

const FREEZING_CELSIUS = 4
const HOT_CELSIUS = 26

/** What the weather and the things one will be doing ask for, with these pieces. */
export function tipsOfTheDay(view: OutfitView): (Tip | null)[] {
  const activities = view.needs?.occasion?.activities ?? []
  return [weather(view), ...activities.map((activity) => inMotion[activity]?.(view) ?? null), indoors(view)]
}

function weather(view: OutfitView): Tip | null {
  const occasion = view.needs?.occasion ?? null
  const [outer, bottom, dress] = [view.at('outer'), view.at('bottom'), view.at('dress')]
  const top = dress || view.at('mid') ? null : view.at('top')
  const spoiled = view.pieces.find(
    ({ garment: { rain, slot } }) =>
      (rain === 'spoils' || rain === 'suffers') && (slot === 'shoes' || slot === 'bag'),
  )
  if (occasion?.isWet)
    return tip(
      'weather',
      0.9,
      spoiled
        ? `Carry ${voiceOf(spoiled).the} in a bag and change at the door; wet ground marks ${voiceOf(spoiled).it === 'it' ? 'it' : 'them'}.`
        : outer?.garment.rain === 'keeps out'
          ? `Close ${voiceOf(outer).the} before you step out; rain gets in at the neck first.`
          : `Take an umbrella; nothing here has to get wet then.`,
    )
  const skirt = dress ?? (bottom && !nounOf(bottom).isSeveral ? bottom : null)
  if (occasion?.isWindy && skirt && skirt.garment.kind !== 'jumpsuit' && skirt.garment.silhouette !== 'slim')
    return tip('weather', 0.85, `Wear shorts under ${voiceOf(skirt).the}; wind lifts it.`)
  if (occasion?.isWindy && outer)
    return tip('weather', 0.7, `Close ${voiceOf(outer).the} before the wind finds it.`)
  if (view.celsius !== null && view.celsius <= FREEZING_CELSIUS && top && hasLongSleeves(top))
    return tip(
      'weather',
      0.7,
      `Put a thin silk or merino layer under ${voiceOf(top).the}; it does not show and it counts.`,
    )
  if (view.celsius !== null && view.celsius >= HOT_CELSIUS && outer)
    return tip('weather', 0.74, `Carry ${voiceOf(outer).the} over the arm until you are out of the heat.`)
  return null
}

const inMotion: Partial<Record<Activity, (view: OutfitView) => Tip | null>> = {
  'on grass': onGrass,
  'on sand': onSand,
  'on ice': onIce,
  'playing with children': (view) =>
    tip(
      'move',
      0.66,
      `Squat once in ${voiceOf(lowerOf(view) ?? view.lead).the}; whatever rides up will do so all afternoon.`,
    ),
  dancing: (view) => {
    const lower = lowerOf(view)
    return (
      lower &&
      tip(
        'move',
        0.76,
        `Bend and turn once in ${voiceOf(lower).the} before you leave; what rides up now rides up all evening.`,
      )
    )
  },
  sitting: (view) => {
    const lower = lowerOf(view)
    return (
      lower &&
      tip('move', 0.6, `Sit down once in ${voiceOf(lower).the} before you leave; that shows what pulls.`)
    )
  },
  walking: onFoot,
  hiking: onFoot,
  standing,
  presenting,
  cycling: (view) => {
    const bottom = view.at('bottom')
    if (!bottom || !nounOf(bottom).isSeveral || bottom.garment.length === 'cropped') return null
    return tip('move', 0.74, `Fasten the right leg of ${voiceOf(bottom).the} before you get on the bicycle.`)
  },
  traveling: (view) => {
    const outer = view.at('outer')
    return (
      outer &&
      tip('move', 0.7, `Wear ${voiceOf(outer).the} on the way; it would take the most room in the suitcase.`)
    )
  },
}

function lowerOf(view: OutfitView) {
  return view.at('dress') ?? view.at('bottom')
}

function onGrass(view: OutfitView): Tip | null {
  const shoes = view.at('shoes')
  if (!shoes) return null
  const { the } = voiceOf(shoes)
  if (shoes.garment.kind === 'pumps')
    return tip('move', 0.9, `Put heel stoppers on ${the}; grass swallows a thin heel.`)
  return shoes.garment.kind === 'sandals'
    ? tip('move', 0.5, `Keep ${the} off wet grass, which stains.`)
    : null
}

function onSand(view: OutfitView): Tip | null {
  const shoes = view.at('shoes')
  if (!shoes) return null
  const { the, does } = voiceOf(shoes)
  return tip('move', 0.6, `Carry ${the} over the sand and put ${does('it', 'them')} on again afterwards.`)
}

function onIce(view: OutfitView): Tip | null {
  const shoes = view.at('shoes')
  return shoes && !hasRoughSole(shoes)
    ? tip('move', 0.8, `Look at the soles of ${voiceOf(shoes).the} before you step on ice; smooth ones slip.`)
    : null
}

function onFoot(view: OutfitView): Tip | null {
  const shoes = view.at('shoes')
  if (!shoes) return null
  const { the } = voiceOf(shoes)
  if (shoes.garment.kind === 'pumps')
    return tip('move', 0.74, `Walk there in flat shoes and change into ${the} at the door.`)
  return shoes.wearCount === 0 && shoes.lastWornDate === null && !hasRoughSole(shoes)
    ? tip('move', 0.6, `Wear ${the} at home for an hour first; a long walk finds every seam.`)
    : null
}

function standing(view: OutfitView): Tip | null {
  const shoes = view.at('shoes')
  if (!shoes) return null
  const { the } = voiceOf(shoes)
  return tip(
    'move',
    0.6,
    shoes.garment.heel === 'flat' && !shoes.garment.isOpen
      ? `Put an insole into ${the}; hours on a hard floor are longer than they sound.`
      : `Try ${the} for half an hour on a hard floor before the day.`,
  )
}

function presenting(view: OutfitView): Tip | null {
  const outer = view.at('outer')
  if (outer?.garment.kind === 'blazer')
    return tip(
      'move',
      0.74,
      `Raise both arms once in ${voiceOf(outer).the}: if the hem lifts with them, open the button to speak.`,
    )
  const seen = view.inner ?? view.lead
  return tip('move', 0.6, `Check ${voiceOf(seen).the} from behind too; a room sees you from all sides.`)
}

function indoors(view: OutfitView): Tip | null {
  const outer = view.at('outer')
  const under = view.inner
  if (view.needs?.occasion?.setting !== 'indoors' || !outer || !under || outer.garment.kind === 'blazer')
    return null
  const isEvening = view.needs.occasion.dayTime === 'evening' || view.needs.occasion.dayTime === 'night'
  const { is, does } = voiceOf(under)
  return tip(
    'close',
    0.6,
    isEvening
      ? `Leave ${voiceOf(outer).the} at the door, so that ${voiceOf(under).the} ${does('comes', 'come')} into view.`
      : `Take ${voiceOf(outer).the} off inside: ${voiceOf(under).the} ${is} what people will see.`,
  )
}

function tip(kind: TipKind, weight: number, text: string): Tip {
  return { kind, weight, text }
}
