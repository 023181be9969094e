import type { PayPalConfig } from '@millrun/commerce/functions'
import { PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { notices } from './payment-notices.ts'
import { fetchPayPalConfig } from './paypal-config.ts'
import { loadCardFieldStyles, scriptOptions } from './paypal-script.ts'
import { ProviderFailed } from './provider-failed.tsx'

interface PaymentAreaProps {
  /** Shown while script and settings are on their way. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Gets the provider's script once, and shows its children when it is there. */
export function PaymentArea({ waiting, children }: PaymentAreaProps) {
  // Asked once: an answer that came again would mount the card fields anew, empty.
  const answer = useQuery({
    queryKey: ['paypal-config'],
    queryFn: fetchPayPalConfig,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  if (answer.isPending) return waiting
  if (answer.isError) {
    return <ProviderFailed toast={notices.initFailed} debugInfo={{ Error: answer.error.message }} />
  }
  if (!answer.data.ok) {
    const debugInfo = { Settings: answer.data.problem }
    return <ProviderFailed toast={notices.notConfigured} debugInfo={debugInfo} />
  }
  const { config } = answer.data
  return (
    <PayPalScriptProvider options={scriptOptions(config)}>
      <Loaded config={config} waiting={waiting}>
        {children}
      </Loaded>
    </PayPalScriptProvider>
  )
}

function Loaded({ config, waiting, children }: PaymentAreaProps & { config: PayPalConfig }) {
  const [script] = usePayPalScriptReducer()
  useEffect(() => loadCardFieldStyles(config), [config])
  if (script.isResolved) return children
  if (!script.isRejected) return waiting
  const debugInfo = {
    'Client ID': 'present',
    Script: `${config.sdkBase ?? 'https://www.paypal.com'}/sdk/js`,
    Error: 'the script could not be loaded',
  }
  return <ProviderFailed toast={notices.loadFailed} debugInfo={debugInfo} />
}
