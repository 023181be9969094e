import { useEffect, type ReactNode } from 'react'
import { Button } from '@millrun/ui/first/button.tsx'
import { showToast, type ShopToast } from '@millrun/ui/over/show-toast'

interface ProviderFailedProps {
  readonly toast: ShopToast
  /** What support asks for: name and value. */
  readonly debugInfo: Readonly<Record<string, string>>
  /** What usually helps, as a sentence. */
  readonly advice?: string
  /** The button that tries again, when there is more to it than reloading the page. */
  readonly retry?: ReactNode
  /** Further buttons. */
  readonly children?: ReactNode
}

const RELOADING =
  'Reloading the page usually mends this; a blocker of scripts can also be the cause.'

/** Stands in the place of the payment when it cannot be offered. */
export function ProviderFailed(props: ProviderFailedProps) {
  const { toast, debugInfo, advice = RELOADING, retry = <ReloadButton />, children } = props
  useEffect(() => showToast(toast), [toast])
  return (
    <div className="border-l-4 border-wrong bg-field p-5">
      <h3 className="title-card">PayPal failed to load</h3>
      <p className="mt-1 max-w-[52ch] text-[15px] text-ink-2">What you typed is kept. {advice}</p>
      <dl className="mt-4 grid gap-1 text-sm">
        <dt className="font-medium">Debug info</dt>
        {Object.entries(debugInfo).map(([name, value]) => (
          <dd key={name} className="break-words text-ink-2">
            {name}: {value}
          </dd>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        {retry}
        {children}
      </div>
    </div>
  )
}

function ReloadButton() {
  return <Button onClick={() => window.location.reload()}>Reload Page</Button>
}
