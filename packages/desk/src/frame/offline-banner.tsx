import { Banner } from '../parts/banner.tsx'
import { useOnline } from '@millrun/ui/asking/use-online'

/** Says that there is no network, for as long as there is none. */
export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    // It is there before it says anything: what comes with its text is announced by few.
    <output className="block">
      {!isOnline && <Banner>You are offline. What you typed stays here.</Banner>}
    </output>
  )
}
