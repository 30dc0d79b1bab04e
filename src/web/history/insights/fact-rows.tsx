import type { ReactNode } from 'react'

interface Fact {
  readonly name: string
  /** Null if unknown. */
  readonly value: ReactNode
}

/** Rows of facts: name on the left, value on the right. */
export function FactRows({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name} className="border-line flex justify-between gap-4 border-b py-2.5">
          <dt className="type-ui text-quiet flex-none">{name}</dt>
          <dd className="type-ui min-w-0 text-right break-words">
            {value ?? <span className="text-quiet">Not known yet</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
