import {
  ArrowRight,
  CalendarDays,
  FolderSync,
  House,
  KeyRound,
  LogOut,
  Luggage,
  Smartphone,
  Sun,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { accountEndpoints } from '../../contract/user/account.ts'
import { useSession } from '../account/account-queries.ts'
import { useSignOut } from '../account/use-sign-out.ts'
import { RecentlyDeleted } from '../deleted/recently-deleted.tsx'
import { Dialog, DialogHeader } from '../ui/dialog/dialog.tsx'
import { ShortFailure } from '../ui/short-failure.tsx'
import { useTransientFlag } from '../ui/hooks/use-transient-flag.ts'
import { AboutSection } from '../user/settings/about/about-section.tsx'
import { BackgroundSwitch } from '../user/settings/background-switch.tsx'
import { NameField } from '../user/settings/name-field.tsx'
import { ProfilePicture } from '../user/settings/profile-picture.tsx'
import { ThemeChoice } from '../user/settings/theme-choice.tsx'
import { useCurrentUser } from '../user/user-queries.ts'
import { PlaceField } from '../weather/place-field.tsx'
import { useWeatherPreference } from '../weather/place-queries.ts'
import { TemperatureChoice } from '../weather/temperature-choice.tsx'
import { quickLinks } from './quick-links.ts'

const ExportAndImport = lazy(async () => ({
  default: (await import('../export-import/export-and-import.tsx')).ExportAndImport,
}))

const AccountSettings = lazy(async () => ({
  default: (await import('../account/account-settings.tsx')).AccountSettings,
}))

const HouseholdSettings = lazy(async () => ({
  default: (await import('../household/household-settings.tsx')).HouseholdSettings,
}))

const Phones = lazy(async () => ({ default: (await import('../devices/phones.tsx')).Phones }))

const icons = { '/outfit-planner': CalendarDays, '/enhanced-features': Sun, '/trips': Luggage }

type Shown = 'account' | 'household' | 'phones'

/** The profile menu: settings, and on a phone the pages that its header has no room for. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const { data: user } = useCurrentUser()
  const [shown, setShown] = useState<'settings' | Shown | 'deleted' | 'archive'>('settings')
  const back = () => setShown('settings')
  if (shown !== 'settings')
    return (
      <Dialog shape="side" onClose={onClose}>
        <Suspense fallback={<div className="h-dvh" />}>
          {shown === 'deleted' && <RecentlyDeleted onBack={back} />}
          {shown === 'archive' && <ExportAndImport onBack={back} />}
          {shown === 'phones' && <Phones onBack={back} />}
          {shown === 'household' && <HouseholdSettings onBack={back} />}
          {shown === 'account' && user && (
            <AccountSettings user={user} onBack={back} onExport={() => setShown('archive')} />
          )}
        </Suspense>
      </Dialog>
    )
  return (
    <Dialog shape="side" onClose={onClose}>
      <div className="tablet:px-8 tablet:py-8 grid gap-6 px-4 pt-5 pb-8">
        <DialogHeader title="Settings" takesFocus />
        <PageLinks onFollow={onClose} />
        {user && (
          <>
            <ProfilePicture user={user} />
            <NameField user={user} />
          </>
        )}
        <WeatherSettings />
        <ThemeChoice />
        <BackgroundSwitch />
        <AboutSection />
        <div className="border-ink border-t">
          <OpenRow icon={FolderSync} onOpen={() => setShown('archive')}>
            Export and import
          </OpenRow>
          <OpenRow icon={Trash2} onOpen={() => setShown('deleted')}>
            Recently deleted
          </OpenRow>
          <AccessRows onOpen={setShown} />
        </div>
      </div>
    </Dialog>
  )
}

function PageLinks({ onFollow }: { readonly onFollow: () => void }) {
  return (
    <nav aria-label="Pages" className="border-ink wide:hidden border-t">
      {quickLinks.map(({ href, name }) => {
        const Icon = icons[href]
        return (
          <Link
            key={href}
            href={href}
            onClick={onFollow}
            className="type-ui border-line hover:text-quiet grid h-13 grid-cols-[auto_1fr_auto] items-center gap-3 border-b"
          >
            <Icon aria-hidden size={16} className="stroke-icon text-quiet" />
            {name}
            <ArrowRight aria-hidden size={16} className="stroke-icon" />
          </Link>
        )
      })}
    </nav>
  )
}

interface OpenRowProps {
  readonly icon: LucideIcon
  readonly onOpen: () => void
  readonly children: string
}

function OpenRow({ icon: Icon, onOpen, children }: OpenRowProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="type-ui border-b-line hover:text-quiet grid h-13 w-full grid-cols-[auto_1fr_auto] items-center gap-3 border-b text-left"
    >
      <Icon aria-hidden size={16} className="stroke-icon text-quiet" />
      {children}
      <ArrowRight aria-hidden size={16} className="stroke-icon" />
    </button>
  )
}

/** 'Phones' in personal mode, otherwise 'Household' and 'Account'. */
function AccessRows({ onOpen }: { readonly onOpen: (shown: Shown) => void }) {
  const { data: session } = useSession()
  const { mutate, isPending } = useSignOut(accountEndpoints.signOut)
  if (!session) return null
  if (!session.hasAccounts)
    return (
      <OpenRow icon={Smartphone} onOpen={() => onOpen('phones')}>
        Phones
      </OpenRow>
    )
  return (
    <>
      <OpenRow icon={House} onOpen={() => onOpen('household')}>
        Household
      </OpenRow>
      <OpenRow icon={KeyRound} onOpen={() => onOpen('account')}>
        Account
      </OpenRow>
      <OpenRow icon={LogOut} onOpen={() => !isPending && mutate()}>
        {isPending ? 'Signing out...' : 'Sign out'}
      </OpenRow>
    </>
  )
}

function WeatherSettings() {
  const { data: preference, isError, refetch } = useWeatherPreference()
  const [isSaved, markSaved] = useTransientFlag()
  if (preference)
    return (
      <>
        <PlaceField
          value={preference.location}
          note={isSaved ? 'Saved' : 'Used by the planner, stylist and outfit log.'}
          onSaved={markSaved}
        />
        <TemperatureChoice value={preference.temperatureUnit} />
      </>
    )
  if (!isError) return null
  return <ShortFailure onRetry={() => void refetch()}>Couldn&apos;t load weather settings.</ShortFailure>
}
