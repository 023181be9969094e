import { LONGEST_SEARCH } from '@millrun/commerce/desk/order-query'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState, type SyntheticEvent } from 'react'
import { useSearchParams } from 'react-router'

interface SearchFormProps {
  readonly label: string
  readonly hint: string
  /** Why what was typed last cannot be searched for. */
  readonly error?: string | undefined
  /** Gets what was typed, without spaces around it. */
  readonly onSearch: (text: string) => void
}

/** Searches for what is typed; what the address searches for stands in it. */
export function SearchForm(props: SearchFormProps) {
  const [address] = useSearchParams()
  const begun = address.get('search') ?? ''
  // What stands in the address is shown anew when it changes, and typed over until then.
  return <Fields key={begun} begun={begun} {...props} />
}

function Fields({
  begun,
  label,
  hint,
  error,
  onSearch,
}: SearchFormProps & { readonly begun: string }) {
  const [text, setText] = useState(begun)

  function search(event: SyntheticEvent): void {
    event.preventDefault()
    onSearch(text.trim())
  }

  return (
    <form onSubmit={search} className="flex flex-wrap items-end gap-x-3 gap-y-1">
      <TextField
        label={label}
        hint={hint}
        error={error}
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
