import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import type { AppliedExemption } from '@millrun/commerce/tax/applied-tax'
import { CheckedExemptionSchema } from '@millrun/commerce/tax/offered-exemption'
import { useState } from 'react'
import { callFunction } from '../functions-client.ts'

export interface ExemptionCheck {
  /** What takes the tax off the order as it is now. */
  readonly exemption: AppliedExemption | undefined
  /** What came of the last check, as a sentence. */
  readonly message: string | undefined
  readonly isChecking: boolean
  readonly check: (code: string) => Promise<void>
  /** This order is to be taxed after all. */
  readonly drop: () => void
}

interface Checked {
  /** Who buys and where it goes; another buyer or another state is another sale. */
  readonly sale: string
  readonly exemption?: AppliedExemption | undefined
  readonly message: string
}

const FAILED = 'The certificate could not be checked just now. Please try again in a moment.'
const CHANGED = 'E-mail or state have changed since; please check the certificate again.'

/** Asks the shop whether a certificate takes the tax off; what it says holds while e-mail and destination stay. */
export function useExemption({ email, state, pickup }: CheckoutForm): ExemptionCheck {
  const sale = JSON.stringify([email, pickup ? 'pickup' : state])
  const [checked, setChecked] = useState<Checked>()
  const [isChecking, setChecking] = useState(false)
  const isSame = checked?.sale === sale

  async function check(code: string): Promise<void> {
    setChecking(true)
    const asked = { code, email, state, pickup }
    const reply = await callFunction('check-exemption', CheckedExemptionSchema, asked)
    const { exemption, problem } = reply.ok ? reply.data : { problem: reply.error ?? FAILED }
    setChecked({
      sale,
      exemption,
      message: problem ?? 'The certificate applies: no tax is charged.',
    })
    setChecking(false)
  }

  return {
    exemption: isSame ? checked.exemption : undefined,
    message: isSame || checked?.exemption === undefined ? checked?.message : CHANGED,
    isChecking,
    check,
    drop: () => setChecked(undefined),
  }
}
