import { ArrowRight, CalendarDays, Sun } from 'lucide-react'
import { Link } from 'wouter'
import { Dialog, DialogHeader } from '../ui/dialog.tsx'
import { useCurrentUser } from '../user/user-queries.ts'
import { quickLinks } from './quick-links.ts'

const icons = { '/outfit-planner': CalendarDays, '/enhanced-features': Sun }

/** What stands behind the profile picture: who this is, and the pages that a phone's header has no room for. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const { data: user } = useCurrentUser()
  return (
    <Dialog shape="side" onClose={onClose}>
      <div className="tablet:px-8 tablet:py-8 grid gap-6 px-4 pt-5 pb-8">
        <DialogHeader title="Settings" />
        <nav aria-label="Pages" className="border-ink border-t">
          {quickLinks.map(({ href, name }) => {
            const Icon = icons[href]
            return (
              <Link
                key={href}
                href={href}
                onClick={onClose}
                className="type-ui border-line hover:text-quiet grid h-13 grid-cols-[auto_1fr_auto] items-center gap-3 border-b"
              >
                <Icon aria-hidden size={16} className="stroke-icon text-quiet" />
                {name}
                <ArrowRight aria-hidden size={16} className="stroke-icon" />
              </Link>
            )
          })}
        </nav>
        {user && (
          <div className="flex items-center gap-4">
            <img
              src={user.profileImage ?? '/profile-placeholder.svg'}
              alt=""
              className="bg-tile size-18 rounded-full object-cover brightness-(--photo-dim)"
            />
            <p className="type-name">{user.username}</p>
          </div>
        )}
      </div>
    </Dialog>
  )
}
