import { LONGEST_SEARCH } from '@millrun/commerce/desk/order-query'
import { Button } from '@millrun/ui/first/button.tsx'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { useState, type SyntheticEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listAddress, orderAddress } from '../order-address.ts'

const ORDER_NUMBER = /^mr-[a-z0-9]{8}$/i

/** Finds orders by whatever is known of them; a whole order number, typed or scanned, leads to the order itself. */
export function SearchField() {
  const [address] = useSearchParams()
  const inAddress = address.get('search') ?? ''
  // What stands in the address is shown anew when it changes, and typed over until then.
  return <Field key={inAddress} begun={inAddress} filters={address} />
}

function Field({ begun, filters }: { begun: string; filters: URLSearchParams }) {
  const [text, setText] = useState(begun)
  const navigate = useNavigate()

  function search(event: SyntheticEvent): void {
    event.preventDefault()
    const wanted = text.trim()
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
    <form onSubmit={search} className="flex flex-wrap items-end gap-x-3">
      <TextField
        label="Find an order"
        hint="Number, name, e-mail, phone, ZIP, PO number, job, tracking or PayPal id"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        className="min-w-0 grow md:max-w-140"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" look="tool-solid" className="mb-6 h-12">
        Search
      </Button>
    </form>
  )
}
