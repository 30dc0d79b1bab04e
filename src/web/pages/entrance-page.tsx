import type { ReactNode } from 'react'

/** Layout of the pages before the closet, such as sign-in: four pieces, and a form. */
export function EntrancePage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="tablet:grid-cols-2 grid min-h-dvh">
      <Rack />
      <main
        id="content"
        className="tablet:px-14 desk:px-22 tablet:content-center grid content-start px-6 pt-6 pb-16"
      >
        <p className="type-mark tablet:mb-14 mb-8 flex h-11 items-center">ARMADIO</p>
        <div className="w-full max-w-90">{children}</div>
      </main>
    </div>
  )
}

const rack = [
  { kind: 'coat', color: 'c4a27a' },
  { kind: 'shirt', color: 'f2efe8' },
  { kind: 'trousers', color: '27324c' },
  { kind: 'loafers', color: '6f3f2c' },
] as const

/** Four illustrated pieces. */
function Rack() {
  return (
    <div aria-hidden className="bg-tile tablet:grid hidden grid-cols-2 content-center gap-6 p-10">
      {rack.map(({ kind, color }) => (
        <img
          key={kind}
          src={`/drawings/${kind}.svg?c=${color}`}
          alt=""
          className="aspect-4/5 w-full object-contain dim-in-dark"
        />
      ))}
    </div>
  )
}
