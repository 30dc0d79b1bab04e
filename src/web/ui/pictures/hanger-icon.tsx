interface HangerIconProps {
  readonly className?: string
}

/** A clothes hanger, in the style of the other icons. */
export function HangerIcon({ className }: HangerIconProps) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      aria-hidden
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M12 9.5c0-1.3 2-1.5 2-3.3a2 2 0 0 0-4 0M12 9.500 2.800 16.200c-.9.7-.4 1.800.6 1.800h17.200c1 0 1.500-1.100.6-1.800Z" />
    </svg>
  )
}
