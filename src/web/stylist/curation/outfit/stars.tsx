const FIVE = [1, 2, 3, 4, 5]

/** A priority from 1 to 5 as stars. */
export function Stars({ priority }: { readonly priority: number }) {
  return (
    <span role="img" aria-label={`Priority ${priority} of 5`} className="inline-flex flex-none gap-0.5">
      {FIVE.map((nth) => (
        <svg
          key={nth}
          viewBox="0 0 24 24"
          width={14}
          height={14}
          aria-hidden
          strokeWidth={1.4}
          strokeLinejoin="round"
          className={nth <= priority ? 'fill-ink stroke-ink' : 'stroke-edge fill-transparent'}
        >
          <path d="M12 2.6l2.9 6.1 6.6.9-4.800 4.600 1.200 6.600L12 17.600l-5.900 3.200 1.200-6.600L2.500 9.600l6.600-.9Z" />
        </svg>
      ))}
    </span>
  )
}
