interface StaticPanelProps {
  readonly title: string
  readonly lead: string
  readonly points: readonly (readonly [name: string, what: string])[]
}

/** A panel of the hub with static text. */
export function StaticPanel({ title, lead, points }: StaticPanelProps) {
  return (
    <section aria-labelledby="static-panel">
      <h2 id="static-panel" className="type-title">
        {title}
      </h2>
      <p className="type-lead text-quiet mt-2 max-w-[46ch]">{lead}</p>
      <ul className="border-ink tablet:grid-cols-3 tablet:gap-x-6 mt-8 grid border-t">
        {points.map(([name, what]) => (
          <li key={name} className="border-line max-tablet:border-b py-5">
            <h3 className="type-heading">{name}</h3>
            <p className="type-note text-quiet mt-1 max-w-[36ch]">{what}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
