import { PAYPAL_SDK_ORIGIN, type Environment } from '../environment.ts'
import { isPayPal } from '../paypal/paypal-host.ts'

export type Headers = Readonly<Record<string, string>>

const PAYPAL_SOURCES = [
  'https://*.paypal.com',
  'https://*.paypalobjects.com',
  'https://*.venmo.com',
]

/** The headers of every answer; only the shop's own scripts run, and nobody frames its pages. */
export function securityHeaders({ publicOrigin }: Environment): Headers {
  const isSecure = publicOrigin?.startsWith('https:') ?? false
  return {
    'content-security-policy': contentPolicy([]),
    // PayPal's window has to reach the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/**
 * The same for the checkout page, which lets the payment provider's script, frames and pictures in, and asks
 * the functions wherever they are.
 */
export function checkoutHeaders(environment: Environment): Headers {
  const { functionsOrigin } = environment
  const { sdkBase } = environment.payPal
  return {
    ...securityHeaders(environment),
    'content-security-policy': contentPolicy(
      isPayPal(sdkBase) ? PAYPAL_SOURCES : [sdkBase],
      functionsOrigin === undefined ? [] : [functionsOrigin],
    ),
  }
}

/** The script's origin when the page has to be told; the payment library knows PayPal's own. */
export function sdkBaseToTell({ payPal }: Environment): string | undefined {
  return payPal.sdkBase === PAYPAL_SDK_ORIGIN ? undefined : payPal.sdkBase
}

function contentPolicy(payment: readonly string[], functions: readonly string[] = []): string {
  const embedded =
    payment.length === 0
      ? []
      : [
          ['frame-src', ...payment],
          ['child-src', ...payment],
        ]
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...payment],
    // Dialogs and toasts inject style elements; prerendered pages carry style attributes.
    ['style-src', "'self'", "'unsafe-inline'", ...payment],
    ['img-src', "'self'", 'data:', ...payment],
    ['connect-src', "'self'", ...payment, ...functions],
    ...embedded,
    ['frame-ancestors', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'", 'mailto:'],
    ['object-src', "'none'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
