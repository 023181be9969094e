import type { PayPalConfig } from '@millrun/commerce/functions'
import {
  PayPalScriptProvider,
  type ReactPayPalScriptOptions,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js'
import { useOnline } from '@millrun/ui/asking/use-online'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { business } from '@millrun/commerce/business'
import { Button } from '@millrun/ui/first/button.tsx'
import { showToast } from '@millrun/ui/over/show-toast'
import { type ConfigAnswer, payPalConfigQuery } from './paypal-config.ts'
import { notices } from '../payment/payment-notices.ts'
import { ProviderFailed } from './provider-failed.tsx'

interface PaymentAreaProps {
  /** Shown while script and settings are on their way. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Gets the provider's script once, and shows its children when it is there. */
export function PaymentArea({ waiting, children }: PaymentAreaProps) {
  const isOnline = useOnline()
  const answer = useQuery({ ...payPalConfigQuery, enabled: isOnline })
  if (answer.isPending) return waiting
  if (answer.data?.ok !== true) return isOnline ? <NotConfigured answer={answer} /> : waiting
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

const STYLES_PATH = '/webstatic/en_US/developer/docs/css/cardfields.css'

/** The query of the provider's script; its address too when that is not PayPal's own. */
function scriptOptions({ clientId, sdkBase }: PayPalConfig): ReactPayPalScriptOptions {
  return {
    clientId,
    currency: 'USD',
    intent: 'capture',
    components: 'buttons,card-fields',
    ...(sdkBase !== undefined && { sdkBaseUrl: `${sdkBase}/sdk/js` }),
  }
}

/** Loads the provider's style sheet for card fields, once. */
function loadCardFieldStyles({ sdkBase = 'https://www.paypalobjects.com' }: PayPalConfig) {
  const href = `${sdkBase}${STYLES_PATH}`
  if (document.querySelector(`link[href="${href}"]`) !== null) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
