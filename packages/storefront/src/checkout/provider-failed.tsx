import { useEffect } from 'react'
import { Button } from '../ui/button.tsx'
import { showToast, type ShopToast } from '../ui/show-toast.ts'

interface ProviderFailedProps {
  readonly toast: ShopToast
  /** What support asks for: name and value. */
  readonly debugInfo: Readonly<Record<string, string>>
}

/** Stands in the place of the payment when it cannot be offered. */
export function ProviderFailed({ toast, debugInfo }: ProviderFailedProps) {
  useEffect(() => showToast(toast), [toast])
  return (
    <div className="border-l-4 border-wrong bg-field p-5">
      <h3 className="title-card">PayPal failed to load</h3>
      <p className="mt-1 max-w-[52ch] text-[15px] text-ink-2">
        What you typed is kept. Reloading the page usually mends this; a blocker of scripts can also
        be the cause.
      </p>
      <dl className="mt-4 grid gap-1 text-sm">
        <dt className="font-medium">Debug info</dt>
        {Object.entries(debugInfo).map(([name, value]) => (
          <dd key={name} className="break-words text-ink-2">
            {name}: {value}
          </dd>
        ))}
      </dl>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        Reload Page
      </Button>
    </div>
  )
}
