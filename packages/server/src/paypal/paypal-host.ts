/** PayPal's live API. */
export const PAYPAL_API_ORIGIN = 'https://api-m.paypal.com'

/** Whether this origin is PayPal's own, live or sandbox; everything else is a stand-in. */
export function isPayPal(base: string | undefined): boolean {
  return base !== undefined && /(^|\.)paypal\.com$/.test(new URL(base).hostname)
}

/** Whether it is PayPal's sandbox, where money is none. */
export function isSandbox(base: string | undefined): boolean {
  return base !== undefined && new URL(base).hostname.endsWith('.sandbox.paypal.com')
}

/** Whether what is paid here is money. */
export function takesRealMoney(apiBase: string | undefined): boolean {
  return isPayPal(apiBase) && !isSandbox(apiBase)
}
