import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { deviceEndpoints } from '../../contract/user/devices.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { reasonOf } from '../api/http-error.ts'
import { usePageTitle } from '../frame/page-title.ts'
import { EntrancePage } from './entrance-page.tsx'

/** Connects a phone with the code that it scanned; without a code it explains how. */
export function PairPage() {
  usePageTitle('Connect Your Phone')
  const code = new URLSearchParams(useSearch()).get('code')
  return (
    <EntrancePage>
      {code === null ? (
        <>
          <h1 className="type-display">Connect this phone</h1>
          <p className="text-quiet mt-2.5">
            On your computer, open Settings in Armadio, then Phones. Scan the code there with this
            phone&apos;s camera.
          </p>
        </>
      ) : (
        <Pairing code={code} />
      )}
    </EntrancePage>
  )
}

function Pairing({ code }: { readonly code: string }) {
  // A query rather than an effect, which React may run twice: a code works only once.
  const { error } = useQuery({
    ...endpointQuery(deviceEndpoints.pair, { body: { code } }),
    queryFn: async () => {
      const device = await callEndpoint(deviceEndpoints.pair, { body: { code } })
      location.replace('/')
      return device
    },
  })
  return (
    <>
      <h1 className="type-display">{error ? "Couldn't connect" : 'Connecting...'}</h1>
      {error && (
        <p role="alert" className="text-quiet mt-2.5">
          {reasonOf(error)}
        </p>
      )}
    </>
  )
}
