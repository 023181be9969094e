import { Link } from '../../router/link.tsx'
import { accountAddress } from '../account-address.ts'

const WAYS = {
  'sign-in': 'Sign in with your password',
  code: 'Sign in with a code by mail',
  forgotten: 'Set a new password',
  'sign-up': 'Open an account',
} as const

export type Way = keyof typeof WAYS

/** Links to the other ways in. */
export function OtherWays({ ways }: { ways: readonly Way[] }) {
  return (
    <ul>
      {ways.map((way) => (
        <li key={way}>
          <Link to={accountAddress(way)} className="more inline-flex min-h-11 items-center">
            {WAYS[way]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
