import type { FastifyHelmetOptions } from '@fastify/helmet'
import { PAYPAL_SDK_ORIGIN, type Environment } from '../environment.ts'

type Helmet = Pick<
  FastifyHelmetOptions,
  | 'contentSecurityPolicy'
  | 'crossOriginOpenerPolicy'
  | 'crossOriginEmbedderPolicy'
  | 'frameguard'
  | 'referrerPolicy'
  | 'strictTransportSecurity'
>

const PAYPAL_SOURCES = [
  'https://*.paypal.com',
  'https://*.paypalobjects.com',
  'https://*.venmo.com',
]

/** Powers that no page of the shop asks for. */
export const PERMISSIONS_POLICY =
  'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()'

/** The headers of every page; only the shop's own scripts run. */
export function securityHeaders({ publicOrigin }: Environment): Helmet {
  return {
    contentSecurityPolicy: contentPolicy([]),
    // PayPal's window has to reach the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicOrigin?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  }
}

/** What differs on the checkout page: the payment provider's script, frames and pictures. */
export function checkoutHeaders({ payPal }: Environment) {
  const isPayPal = new URL(payPal.sdkBase).hostname.endsWith('paypal.com')
  return { contentSecurityPolicy: contentPolicy(isPayPal ? PAYPAL_SOURCES : [payPal.sdkBase]) }
}

/** The script's origin when the page has to be told; the payment library knows PayPal's own. */
export function sdkBaseToTell({ payPal }: Environment): string | undefined {
  return payPal.sdkBase === PAYPAL_SDK_ORIGIN ? undefined : payPal.sdkBase
}

function contentPolicy(payment: readonly string[]) {
  const embedded = payment.length === 0 ? {} : { frameSrc: [...payment], childSrc: [...payment] }
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...payment],
      // Dialogs and toasts inject style elements; prerendered pages carry style attributes.
      styleSrc: ["'self'", "'unsafe-inline'", ...payment],
      imgSrc: ["'self'", 'data:', ...payment],
      connectSrc: ["'self'", ...payment],
      ...embedded,
      frameAncestors: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'", 'mailto:'],
      objectSrc: ["'none'"],
    },
  }
}
