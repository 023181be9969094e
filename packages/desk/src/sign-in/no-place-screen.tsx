import { EntryFrame } from './entry-frame.tsx'
import { SomebodyElse } from './somebody-else.tsx'

/** A customer has signed in, or somebody who does not work here any more. */
export function NoPlaceScreen({ email }: { email: string }) {
  return (
    <EntryFrame
      title="This address has no place at the desk"
      lede={
        <>
          <span className="wrap-anywhere text-ink">{email}</span> is not among the shop's people. As
          a customer you find your orders in{' '}
          <a href="/account" className="more text-ink">
            your account
          </a>
          .
        </>
      }
    >
      <SomebodyElse />
    </EntryFrame>
  )
}
