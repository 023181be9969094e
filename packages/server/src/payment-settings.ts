import { isLoopback } from './loopback.ts'
import { isPayPal, isSandbox, PAYPAL_API_ORIGIN, takesRealMoney } from './paypal/paypal-host.ts'

/** The settings that decide whether what a buyer pays is money. */
interface PaymentVariables {
  readonly PUBLIC_ORIGIN?: string | undefined
  readonly DEMONSTRATION: boolean
  readonly PAYPAL_CLIENT_ID?: string | undefined
  readonly PAYPAL_API_BASE?: string | undefined
  readonly PAYPAL_SDK_BASE?: string | undefined
}

interface Problem {
  readonly path: keyof PaymentVariables
  /** What follows the name of the setting, without a full stop. */
  readonly message: string
}

/** Settings that are right by themselves and wrong together: such a shop would not get its money. */
export function paymentProblems(variables: PaymentVariables): readonly Problem[] {
  return [mixedPayPal, testPaymentsInPublic, paidDemonstration].flatMap(
    (problemOf) => problemOf(variables) ?? [],
  )
}

/** Money that is paid in PayPal's sandbox is none: page and server have to mean the same PayPal. */
function mixedPayPal(variables: PaymentVariables): Problem | undefined {
  const { PAYPAL_SDK_BASE: script } = variables
  const api = apiBase(variables)
  if (script === undefined || !isPayPal(api)) return undefined
  if (isPayPal(script) && (!isSandbox(script) || isSandbox(api))) return undefined
  return { path: 'PAYPAL_SDK_BASE', message: `is not of the same PayPal as the API, ${api}` }
}

/** A shop that others can reach is taken for one that is open. */
function testPaymentsInPublic(variables: PaymentVariables): Problem | undefined {
  const { PUBLIC_ORIGIN: address, PAYPAL_CLIENT_ID: clientId, DEMONSTRATION: isSaid } = variables
  if (address === undefined || isLoopback(new URL(address).hostname)) return undefined
  if (clientId !== undefined || isSaid) return undefined
  const message =
    `is missing, so orders at ${address} would count as paid without any money. ` +
    "Set PayPal's credentials, or DEMONSTRATION=yes for a shop that sells nothing"
  return { path: 'PAYPAL_CLIENT_ID', message }
}

function paidDemonstration(variables: PaymentVariables): Problem | undefined {
  const api = apiBase(variables)
  if (!variables.DEMONSTRATION || !takesRealMoney(api)) return undefined
  const message = `is yes, but ${api} is PayPal's own and takes real money`
  return { path: 'DEMONSTRATION', message }
}

/** PayPal's API as it is used, or undefined for the stand-in that runs beside the shop. */
function apiBase({ PAYPAL_CLIENT_ID: id, PAYPAL_API_BASE: base }: PaymentVariables) {
  return base ?? (id === undefined ? undefined : PAYPAL_API_ORIGIN)
}
