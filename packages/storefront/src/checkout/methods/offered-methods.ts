const UNUSED = {
  createOrder: () => Promise.reject(new Error('made only to ask what PayPal offers')),
  onApprove: () => Promise.resolve(),
  onError: () => undefined,
}

/** Whether PayPal lets this shop take cards; where it does not, the fields would stay away unsaid. */
export function isCardOffered(): boolean {
  return window.paypal?.CardFields?.(UNUSED).isEligible() ?? true
}

/** Whether PayPal offers this buyer its own button. */
export function isWalletOffered(): boolean {
  return window.paypal?.Buttons?.(UNUSED).isEligible() ?? true
}
