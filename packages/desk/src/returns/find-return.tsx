import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { returnAddress } from './return-address.ts'

const RETURN_NUMBER = /^r-[a-z0-9]{8}$/i
const NO_NUMBER = 'Please scan the slip, or type its number such as R-7K3Q9XWD.'

/** Leads to the return whose slip lies in a package: a scanner is a keyboard that presses Enter. */
export function FindReturn() {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const navigate = useNavigate()

  function find(event: SyntheticEvent): void {
    event.preventDefault()
    const wanted = text.trim()
    if (RETURN_NUMBER.test(wanted)) void navigate(returnAddress(wanted.toUpperCase()))
    else setError(NO_NUMBER)
  }

  return (
    <form onSubmit={find} className="flex flex-wrap items-end gap-x-3">
      <TextField
        label="Find a return"
        hint="Scan its slip, or type its number"
        error={error}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={20}
        className="min-w-0 grow md:max-w-100"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <Button type="submit" look="tool-solid" className="mb-6 h-12">
        Find
      </Button>
    </form>
  )
}
