import type { PayPalConfig } from '@millrun/commerce/functions'
import { PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { business } from '../../business.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/show-toast.ts'
import { notices } from '../payment/payment-notices.ts'
import { fetchPayPalConfig, type ConfigAnswer } from './paypal-config.ts'
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
    // Offline the cache would wait without a word; so it is asked, fails, and asks again when online.
    networkMode: 'always',
    refetchOnReconnect: true,
  })
  if (answer.isPending) return waiting
  if (answer.data?.ok !== true) return <NotConfigured answer={answer} />
  const { config } = answer.data
  return (
    <PayPalScriptProvider options={scriptOptions(config)}>
      <Loaded config={config} waiting={waiting}>
        {children}
      </Loaded>
    </PayPalScriptProvider>
  )
}

/** The payment settings are missing, or could not be had: they can be asked for without a reload. */
function NotConfigured({ answer }: { answer: UseQueryResult<ConfigAnswer> }) {
  const { data, error, isFetching, refetch } = answer
  const problem = data?.ok === false ? data.problem : (error?.message ?? 'none')
  const advice =
    data === undefined
      ? 'Please check your connection and try again.'
      : `Please try again, or call us at ${business.phone}.`

  async function askAgain(): Promise<void> {
    const again = await refetch()
    if (again.data?.ok !== true) showToast(notices.notConfigured)
  }

  return (
    <ProviderFailed
      toast={notices.notConfigured}
      debugInfo={{ Settings: problem }}
      advice={advice}
      retry={
        <Button aria-disabled={isFetching} onClick={() => void (isFetching || askAgain())}>
          {isFetching ? 'Trying...' : 'Try Again'}
        </Button>
      }
    />
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
