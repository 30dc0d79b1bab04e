import type { ItemCondition } from '../../contract/marketplace.ts'

const colors: Readonly<Record<ItemCondition, string>> = {
  'Like New': 'bg-blue text-on-blue',
  Excellent: 'bg-green text-on-green',
  Good: 'bg-yellow text-on-yellow',
  Fair: 'bg-orange text-on-orange',
}

/** The condition of a listing in its color; an unknown one is gray. */
export function ConditionBadge({ condition }: { readonly condition: string }) {
  const color = isKnown(condition) ? colors[condition] : 'bg-gray text-on-gray'
  return (
    <span className={`type-micro inline-flex h-5.5 flex-none items-center rounded-full px-2.5 ${color}`}>
      {condition}
    </span>
  )
}

function isKnown(condition: string): condition is ItemCondition {
  return Object.hasOwn(colors, condition)
}
