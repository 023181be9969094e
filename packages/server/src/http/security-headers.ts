import { PICTURES } from '@millrun/catalogue/pictures/picture-path'
import { RATING_PAGE } from '@millrun/commerce/ratings/rating-page'
import { PAYPAL_SDK_ORIGIN, type Environment } from '../environment.ts'
import { isPayPal } from '../paypal/paypal-host.ts'

export type Headers = Readonly<Record<string, string>>

const PAYPAL_SOURCES = [
  'https://*.paypal.com',
  'https://*.paypalobjects.com',
  'https://*.venmo.com',
]

/** Where browsers report what the content policy stopped. */
export const POLICY_REPORTS_PATH = '/csp-reports'

/** The headers of every answer; only the shop's own scripts run, and nobody frames its pages. */
export function securityHeaders(environment: Environment): Headers {
  return {
    'content-security-policy': contentPolicy(environment, {}),
    // PayPal's window has to reach the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(hasHttps(environment) && {
      'reporting-endpoints': `csp="${environment.publicOrigin}${POLICY_REPORTS_PATH}"`,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/**
 * The headers of the page at a path. The checkout page lets the payment provider's script, frames and pictures
 * in; the account's lets nobody in but where sign-in was built to be, the desk's nobody at all. Pages of orders, of
 * reviews, of the account and of the desk tell nobody where the visitor comes from. Pictures may be shown by others: a mail is
 * read in a browser, too.
 */
export function pageHeaders(environment: Environment): (path: string) => Headers {
  const usual = securityHeaders(environment)
  const { sdkBase } = environment.payPal
  const payment = isPayPal(sdkBase) ? PAYPAL_SOURCES : [sdkBase]
  const checkout = { ...usual, 'content-security-policy': contentPolicy(environment, { payment }) }
  const orders = { ...usual, 'referrer-policy': 'no-referrer' }
  const account = {
    ...orders,
    'content-security-policy': contentPolicy(environment, { signIn: environment.signInOrigin }),
  }
  // The shop's people are at our own server alone, wherever the functions are.
  const alone = { ...environment, functionsOrigin: undefined }
  const desk = { ...orders, 'content-security-policy': contentPolicy(alone, {}) }
  const pictures = { ...usual, 'cross-origin-resource-policy': 'cross-origin' }
  return (path) => {
    if (path.startsWith(PICTURES)) return pictures
    if (path === '/checkout') return checkout
    if (path === '/account') return account
    if (isBelow('/desk', path)) return desk
    return isBelow('/orders', path) || path === RATING_PAGE ? orders : usual
  }
}

function isBelow(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** The script's origin when the page has to be told; the payment library knows PayPal's own. */
export function sdkBaseToTell({ payPal }: Environment): string | undefined {
  return payPal.sdkBase === PAYPAL_SDK_ORIGIN ? undefined : payPal.sdkBase
}

/** Who else is let into a page. */
interface Guests {
  readonly payment?: readonly string[]
  readonly signIn?: string | undefined
}

function contentPolicy(environment: Environment, { payment = [], signIn }: Guests): string {
  // A hosted service may have both at one origin.
  const services = new Set([environment.functionsOrigin, signIn].filter((one) => one !== undefined))
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
    // On every page: a visitor goes from any of them to an order without loading another one.
    ['connect-src', "'self'", ...payment, ...services],
    ...embedded,
    // Said on its own: frames of others are no place for our worker, which keeps the shop in the browser.
    ['worker-src', "'self'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", 'mailto:'],
    ['object-src', "'none'"],
    ['report-uri', POLICY_REPORTS_PATH],
    // Browsers that know this one look at no other, and send to addresses with https alone.
    ...(hasHttps(environment) ? [['report-to', 'csp']] : []),
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

function hasHttps({ publicOrigin }: Environment): boolean {
  return publicOrigin?.startsWith('https:') ?? false
}
