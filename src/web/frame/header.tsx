import { ArrowRight, Bell } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Link, useLocation, useRoute } from 'wouter'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'
import { SearchBox } from '../ui/inputs/search-box.tsx'
import { ProfileImage } from '../user/profile-image.tsx'
import { useCurrentUser } from '../user/user-queries.ts'
import { HomeTabLinks } from './home-tab-links.tsx'
import { quickLinks } from './quick-links.ts'

const SettingsSheet = lazyDialog(async () => (await import('./settings-sheet.tsx')).SettingsSheet)

/** The constant count of the bell. */
const NOTIFICATION_COUNT = 3

const underlined =
  'relative flex h-(--header) items-center text-quiet transition-colors hover:text-ink ' +
  'aria-selected:text-ink aria-[current]:text-ink after:absolute after:inset-x-0 after:-bottom-px after:h-[1.5px] ' +
  'aria-selected:after:bg-ink aria-[current]:after:bg-ink'

/** The header of every screen. */
export function Header() {
  return (
    <header className="bg-paper border-line sticky top-0 z-10 border-b">
      <div className="measure tablet:grid-cols-[auto_1fr_auto] tablet:h-(--header) tablet:gap-6 tablet:py-0 wide:grid-cols-[1fr_auto_1fr] grid grid-cols-[1fr_auto] items-center gap-x-3 pt-1 pb-2.5">
        <Link
          href="/"
          className="type-mark flex h-11 items-center justify-self-start"
          aria-label="Armadio, to My Closet"
        >
          ARMADIO
        </Link>
        <div className="tablet:block hidden justify-self-center">
          <HomeTabLinks
            label="Home"
            className="type-ui tablet:gap-6 desk:gap-9 flex"
            linkClassName={underlined}
          />
        </div>
        <div className="-mr-1.5 flex items-center justify-self-end">
          <QuickLinks />
          <NotificationBell />
          <Profile />
        </div>
        <CollectionSearch />
      </div>
    </header>
  )
}

function QuickLinks() {
  return (
    <nav aria-label="More" className="type-ui wide:flex mr-4 hidden gap-5 desk:gap-7">
      {quickLinks.map((link) => (
        <QuickLink key={link.href} {...link} />
      ))}
    </nav>
  )
}

function QuickLink({ href, name }: (typeof quickLinks)[number]) {
  const [isHere] = useRoute(href)
  return (
    <Link href={href} className={underlined} aria-current={isHere ? 'page' : undefined}>
      {name}
    </Link>
  )
}

function NotificationBell() {
  return (
    <span
      role="img"
      aria-label={`${NOTIFICATION_COUNT} notifications`}
      className="relative grid size-11 place-items-center"
    >
      <Bell aria-hidden size={20} className="stroke-icon" />
      <span
        aria-hidden
        className="bg-thread text-on-thread absolute top-1.5 right-1 min-w-4 rounded-full type-badge px-1 text-center ring-paper ring-2"
      >
        {NOTIFICATION_COUNT}
      </span>
    </span>
  )
}

function Profile() {
  const { data: user } = useCurrentUser()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={user ? `Settings for ${user.username}` : 'Settings'}
        aria-haspopup="dialog"
        className="grid size-11 place-items-center rounded-full"
        onClick={() => setIsOpen(true)}
      >
        <ProfileImage user={user} className="size-8" />
      </button>
      {isOpen && <SettingsSheet onClose={() => setIsOpen(false)} />}
    </>
  )
}

/**
 * Keeps the typed text without filtering, as specified. Enter, or the arrow that appears, leads to the collection's
 * search box, which filters.
 */
function CollectionSearch() {
  const [text, setText] = useState('')
  const [, go] = useLocation()
  const find = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) go(`/?${new URLSearchParams({ find: text.trim() })}`)
  }
  return (
    <form
      role="search"
      onSubmit={find}
      className="bg-wash tablet:hidden col-span-full flex rounded-full has-focus-visible:outline-2"
    >
      <SearchBox
        label="Search your collection"
        placeholder="Search your collection..."
        text={text}
        onChange={setText}
        className="min-w-0 flex-1 gap-2.5 pl-4"
      />
      {text.trim() && (
        <button
          type="submit"
          aria-label="Find in your collection"
          className="grid size-11 place-items-center"
        >
          <ArrowRight aria-hidden size={16} className="stroke-icon" />
        </button>
      )}
    </form>
  )
}
