import { useNavigate, useSearchParams } from 'react-router'
import { SearchForm } from '../../parts/search-form.tsx'
import { listAddress, orderAddress } from '../order-address.ts'

const ORDER_NUMBER = /^mr-[a-z0-9]{8}$/i

/** Finds orders by whatever is known of them; a whole order number, typed or scanned, leads to the order itself. */
export function SearchField() {
  const [filters] = useSearchParams()
  const navigate = useNavigate()

  function search(wanted: string): void {
    if (ORDER_NUMBER.test(wanted)) {
      void navigate(orderAddress(wanted.toUpperCase()))
      return
    }
    const query = new URLSearchParams(filters)
    query.delete('cursor')
    if (wanted === '') query.delete('search')
    else query.set('search', wanted)
    void navigate(listAddress(query.toString()))
  }

  return (
    <SearchForm
      label="Find an order"
      hint="Number, name, e-mail, phone, ZIP, PO number, job, tracking or whole PayPal id"
      onSearch={search}
    />
  )
}
