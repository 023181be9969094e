import type { PayPalConfig } from '@millrun/commerce/functions'
import type { ReactPayPalScriptOptions } from '@paypal/react-paypal-js'

const STYLES_PATH = '/webstatic/en_US/developer/docs/css/cardfields.css'

/** The query of the provider's script; its address too when that is not PayPal's own. */
export function scriptOptions({ clientId, sdkBase }: PayPalConfig): ReactPayPalScriptOptions {
  return {
    clientId,
    currency: 'USD',
    intent: 'capture',
    components: 'buttons,card-fields',
    ...(sdkBase !== undefined && { sdkBaseUrl: `${sdkBase}/sdk/js` }),
  }
}

/** Loads the provider's style sheet for card fields, once. */
export function loadCardFieldStyles({ sdkBase = 'https://www.paypalobjects.com' }: PayPalConfig) {
  const href = `${sdkBase}${STYLES_PATH}`
  if (document.querySelector(`link[href="${href}"]`) !== null) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
