import { Link } from 'wouter'
import { buttonClass } from '../ui/button.tsx'
import { ClothesRail } from '../ui/clothes-rail.tsx'

interface UpcomingProps {
  readonly lead: string
  readonly parts: readonly (readonly [name: string, what: string])[]
}

/** What a page will hold once its feature is there. */
export function Upcoming({ lead, parts }: UpcomingProps) {
  return (
    <>
      <p className="type-lead text-quiet mt-3 max-w-[46ch]">{lead}</p>
      <ul className="border-ink tablet:grid-cols-3 tablet:gap-x-6 tablet:pb-12 mt-8 grid border-t">
        {parts.map(([name, what]) => (
          <li key={name} className="border-line tablet:border-0 border-b py-5">
            <h2 className="type-heading">{name}</h2>
            <p className="type-note text-quiet mt-1 max-w-[36ch]">{what}</p>
          </li>
        ))}
      </ul>
      <div className="bg-wash tablet:py-16 mt-8 mb-12 grid justify-items-center px-6 py-12 text-center">
        <ClothesRail className="text-edge mb-8 w-full max-w-75" />
        <p className="type-heading">This rail is still empty</p>
        <p className="type-note text-quiet mt-1.5 mb-6 max-w-[44ch]">
          It opens in a coming version. What you put in your closet today will be here for it.
        </p>
        <Link href="/" className={buttonClass('quiet')}>
          Back to My Closet
        </Link>
      </div>
    </>
  )
}
