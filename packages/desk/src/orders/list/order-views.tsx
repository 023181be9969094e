import { SavedFiltersSchema } from '@millrun/commerce/desk/saved-filter'
import { useLocation } from 'react-router'
import { useAsked } from '../../asking/use-asked.ts'
import { ViewLink } from '../../parts/view-link.tsx'
import { ABANDONED_ADDRESS, listAddress } from '../order-address.ts'

/** The ways to look at orders: what is to be done, all of them, and filters that somebody keeps. */
export function OrderViews() {
  const { data } = useAsked(['filters'], 'filters', SavedFiltersSchema)
  return (
    <nav aria-label="Lists of orders" className="mt-3 mb-5">
      <ul className="flex flex-wrap gap-x-6">
        <View to="/orders" name="To do" />
        <View to={listAddress('')} name="All orders" />
        <View to={ABANDONED_ADDRESS} name="Abandoned checkouts" />
        {data?.filters.map(({ name, query }) => (
          <View key={name} to={listAddress(query)} name={name} />
        ))}
      </ul>
    </nav>
  )
}

function View({ to, name }: { to: string; name: string }) {
  const { pathname, search } = useLocation()
  const here = `${pathname === '/' ? '/orders' : pathname}${search}`
  return <ViewLink to={to} name={name} isHere={here === to} />
}
