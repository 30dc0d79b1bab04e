interface ClothesRailProps {
  /** Position of the fallen hanger: right for a failure, center for an unknown page. */
  readonly fallen?: 'none' | 'right' | 'middle'
  readonly className?: string
}

const UPRIGHT = { left: [66, 22, -1.5], middle: [180, 22, 0], right: [294, 22, 1.5] } as const
const FALLEN = { middle: [182, 75, 11], right: [284, 62, 27] } as const

/** A line drawing of an empty rail with three hangers: the picture of empty and failed states. */
export function ClothesRail({ fallen = 'none', className }: ClothesRailProps) {
  const places = { ...UPRIGHT, ...(fallen !== 'none' && { [fallen]: FALLEN[fallen] }) }
  return (
    <svg
      viewBox={`0 0 360 ${fallen === 'none' ? 84 : 140}`}
      aria-hidden
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M10 22H350M22 22v8M338 22v8" />
      {Object.entries(places).map(([name, [x, y, degrees]]) => (
        <g key={name} transform={`translate(${x} ${y}) rotate(${degrees})`}>
          <path d="M0 16c0-6 9-6 9-15a9 9 0 0 0-18-1" />
          <path d="M0 16L-44 44c-5 3.5-3 9 3 9H41c6 0 8-5.5 3-9Z" />
        </g>
      ))}
      {fallen === 'middle' && <path d="M108 136.5H256" strokeDasharray="1 5" />}
    </svg>
  )
}
