/**
 * What PayPal keeps of a payment, in hundredths: 3.49 % rounded to the hundredth, plus 0.49.
 * The rate of PayPal's United States price list for PayPal Checkout; it never exceeds the payment.
 */
export function processingFee(gross: bigint): bigint {
  const fee = (gross * 349n + 5_000n) / 10_000n + 49n
  return fee < gross ? fee : gross
}
