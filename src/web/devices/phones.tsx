import { encode } from 'uqr'
import type { DevicesReply, PairedDevice } from '../../contract/user/devices.ts'
import { reasonOf } from '../api/http-error.ts'
import { BackToSettings } from '../ui/back-to-settings.tsx'
import { Button } from '../ui/button.tsx'
import { DialogHeader } from '../ui/dialog/dialog.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { showToast } from '../ui/toasts/toast-store.ts'
import { useDevices, usePairingLink, useRemoveDevice } from './device-queries.ts'
import { dateWithYear } from '../../domain/words/dates.ts'
import { dayOf } from '../ui/hooks/today.ts'

/** 'Phones', in the settings sheet: pairs phones in the local network, and removes them. */
export function Phones({ onBack }: { readonly onBack: () => void }) {
  const pairing = usePairingLink()
  const devices = useDevices(pairing.isSuccess)
  return (
    <div className="tablet:px-8 tablet:py-8 px-4 pt-5 pb-8">
      <BackToSettings onBack={onBack} />
      <DialogHeader
        takesFocus
        title="Phones"
        note="Use your closet, and the camera, on a phone in the same Wi-Fi."
      />
      {devices.isError && !devices.data && (
        <LoadError title="Couldn't load your phones" heading="h3" onRetry={() => void devices.refetch()}>
          {reasonOf(devices.error)}
        </LoadError>
      )}
      {devices.data?.address === null && <NotOnNetwork />}
      {devices.data && devices.data.address !== null && (
        <section aria-label="Connect a phone" className="border-ink mt-6 border-t pt-5">
          {pairing.data && <PairingCode url={pairing.data.url} />}
          {pairing.isError && (
            <p role="alert" className="type-note text-thread mb-4">
              {reasonOf(pairing.error)}
            </p>
          )}
          <Button
            look={pairing.data ? 'quiet' : 'primary'}
            aria-disabled={pairing.isPending}
            onClick={() => pairing.mutate()}
          >
            {pairing.data ? 'New code' : 'Connect a phone'}
          </Button>
        </section>
      )}
      {devices.data && <Devices {...devices.data} />}
    </div>
  )
}

function NotOnNetwork() {
  return (
    <section aria-label="Connect a phone" className="border-ink mt-6 border-t pt-5">
      <p>Armadio is open to this computer only. To use it on a phone, start it like this:</p>
      <p className="bg-wash mt-4 px-4 py-3 font-mono">npm start -- --lan</p>
      <p className="type-note text-quiet mt-4">
        Only phones that you connect get in. Use it in a network that you trust: the connection isn&apos;t
        encrypted.
      </p>
    </section>
  )
}

function PairingCode({ url }: { readonly url: string }) {
  return (
    <div className="mb-5">
      <QrCode text={url} />
      <p className="mt-4">Scan this with the phone&apos;s camera. It works once, for 10 minutes.</p>
      <p className="type-note text-quiet mt-1.5 break-all">{url}</p>
    </div>
  )
}

// QR readers need a light margin of four modules, also in the dark theme.
const MARGIN_MODULES = 4

function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN_MODULES })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label="Code to scan with your phone"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-70"
    >
      <rect width={size} height={size} fill="white" />
      <path d={modules.join('')} fill="black" />
    </svg>
  )
}

function Devices({ devices }: DevicesReply) {
  if (devices.length === 0) return null
  return (
    <ul aria-label="Connected" className="border-ink mt-8 border-t">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
  )
}

function DeviceRow({ device: { id, name, createdAt } }: { readonly device: PairedDevice }) {
  const remove = useRemoveDevice((error) =>
    showToast({ variant: 'destructive', title: "Couldn't remove the phone", description: reasonOf(error) }),
  )
  return (
    <li className="border-line flex min-h-14 items-center justify-between gap-4 border-b py-2">
      <span className="type-ui">
        {name}
        <span className="type-note text-quiet block">Connected on {dateWithYear(dayOf(createdAt))}</span>
      </span>
      <Button
        look="text"
        size="small"
        className="-mr-4"
        aria-label={`Remove ${name}`}
        aria-disabled={remove.isPending}
        onClick={() => remove.mutate(id)}
      >
        Remove
      </Button>
    </li>
  )
}
