import { ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { ACCOUNT_KEYS } from '../account/session/local-copies.ts'
import { orderEmail } from '../account/order-email.ts'
import { paths } from '../paths.ts'

/**
 * Offers an account to whoever has just paid as a guest. It is opened in a document of its own, with one
 * field: a password is never typed where the payment provider's script runs.
 */
export function AccountOffer() {
  const email = orderEmail.read()
  if (email === undefined || hasSession()) return null
  return (
    <section aria-labelledby="account-offer" className="border-t border-rule pt-5 print:hidden">
      <h3 id="account-offer" className="title-card">
        Keep this order in an account
      </h3>
      <p className="mt-1 max-w-[52ch]">
        Choose a password for <span className="wrap-anywhere">{email}</span>, and find the order,
        its papers and its address there for the next one.
      </p>
      <ButtonAnchor className="mt-3" look="outline" href={`${paths.account}?at=after-order`}>
        Choose a Password
      </ButtonAnchor>
    </section>
  )
}

function hasSession(): boolean {
  try {
    return window.localStorage.getItem(`${ACCOUNT_KEYS}session`) !== null
  } catch {
    // Storage is forbidden: nobody stays signed in.
    return false
  }
}
