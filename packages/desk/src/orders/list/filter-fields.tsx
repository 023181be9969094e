import { FULFILMENT_WORDS } from '@millrun/commerce/desk/fulfilment'
import { US_STATES } from '@millrun/commerce/address/us-states'
import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { PAYMENT_WORDS } from '../../parts/payment-mark.tsx'
import { listAddress } from '../order-address.ts'
import { MODE_WORDS } from '../../parts/mode-words.ts'

const ANY = { any: 'Any' }
const SELECTS = [
  ['payment', 'Payment', PAYMENT_WORDS],
  ['fulfilment', 'Shipping', FULFILMENT_WORDS],
  ['mode', 'Goes by', MODE_WORDS],
  ['state', 'State', US_STATES],
] as const
const DAYS = [
  ['from', 'Placed from'],
  ['to', 'Placed until'],
] as const

/** The filters of the list; each stands in the address, so that a list can be kept, sent on and gone back to. */
export function FilterFields() {
  const [address] = useSearchParams()
  const navigate = useNavigate()

  function narrow(name: string, value: string): void {
    const query = new URLSearchParams(address)
    query.delete('cursor')
    if (value === '' || value === 'any') query.delete(name)
    else query.set(name, value)
    void navigate(listAddress(query.toString()))
  }

  return (
    <fieldset className="mb-2 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-4">
      <legend className="sr-only">Filters</legend>
      {SELECTS.map(([name, label, words]) => (
        <NativeSelect
          key={name}
          label={label}
          prompt="Several"
          options={{ ...ANY, ...words }}
          value={address.get(name) ?? 'any'}
          onChange={(event) => narrow(name, event.currentTarget.value)}
        />
      ))}
      {DAYS.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          type="date"
          value={address.get(name) ?? ''}
          onChange={(event) => narrow(name, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  )
}
