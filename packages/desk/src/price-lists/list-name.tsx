import { Link } from 'react-router'
import { listAddress } from './list-addresses.ts'

/** By which list somebody buys, with the way to it; null for everybody's prices. */
export function ListName({ name }: { name: string | null }) {
  if (name === null) return <>Everybody’s prices</>
  return (
    <Link to={listAddress(name)} className="more">
      {name}
    </Link>
  )
}
