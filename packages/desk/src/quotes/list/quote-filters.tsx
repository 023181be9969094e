import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { useSearchParams } from 'react-router'
import { SearchForm } from '../../parts/search-form.tsx'
import { QUOTE_STATE_WORDS } from '../quote-mark.tsx'

/** A quote that was changed is another version of itself: none stands so in the list. */
const { changed: _changed, ...STATES } = QUOTE_STATE_WORDS
const ANY = 'any'

/** What the list is narrowed by; it stands in the address, so that a list can be gone back to. */
export function QuoteFilters() {
  const [address, setAddress] = useSearchParams()

  function narrow(name: string, value: string): void {
    const query = new URLSearchParams(address)
    query.delete('cursor')
    if (value === '' || value === ANY) query.delete(name)
    else query.set(name, value)
    setAddress(query)
  }

  return (
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_12rem]">
      <SearchForm
        label="Find a quote"
        hint="Number, job name, client or e-mail"
        onSearch={(text) => narrow('search', text)}
      />
      <NativeSelect
        label="Stands"
        prompt="Any"
        options={{ [ANY]: 'Any', ...STATES }}
        value={address.get('state') ?? ANY}
        onChange={({ currentTarget }) => narrow('state', currentTarget.value)}
      />
    </div>
  )
}
