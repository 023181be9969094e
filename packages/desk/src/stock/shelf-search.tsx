import { LONGEST_SEARCH } from '@millrun/commerce/desk/order-query'
import { Button } from '@millrun/ui/first/button.tsx'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { useState, type SyntheticEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { shelfAddress } from './shelf-address.ts'

/** Finds products by their item number or words of their name and family. */
export function ShelfSearch() {
  const [address] = useSearchParams()
  const inAddress = address.get('search') ?? ''
  // What stands in the address is shown anew when it changes, and typed over until then.
  return <Search key={inAddress} begun={inAddress} query={address} />
}

function Search({ begun, query }: { begun: string; query: URLSearchParams }) {
  const [text, setText] = useState(begun)
  const navigate = useNavigate()

  function search(event: SyntheticEvent): void {
    event.preventDefault()
    void navigate(shelfAddress(query, { search: text.trim(), item: '' }))
  }

  return (
    <form onSubmit={search} className="flex flex-wrap items-end gap-x-3">
      <TextField
        label="Find a product"
        hint="Item number, or words of its name or family"
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
