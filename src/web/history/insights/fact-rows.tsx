import type { ReactNode } from 'react'

interface Fact {
  readonly name: string
  /** Null while it is not known. */
  readonly value: ReactNode
}

/** Facts below each other: the name left, what is known right. */
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
