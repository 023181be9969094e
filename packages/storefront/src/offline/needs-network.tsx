import { untilOnline } from '@millrun/ui/asking/until-online'
import { useEffect } from 'react'
import { PageMeta } from '../page/page-meta.tsx'

/** Stands, while there is no network, at an address of which the server alone knows what is there. */
export function NeedsNetwork() {
  useEffect(() => void untilOnline().then(() => window.location.reload()), [])
  return (
    <section className="wrap min-h-dvh pt-10 pb-18 lg:pt-14">
      <PageMeta title="No network" description="What is at this address needs a network." />
      <h1 className="title-gallery">This needs a network</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-2">
        What is at this address is not kept on this device. It opens by itself when the network is
        back.
      </p>
    </section>
  )
}
