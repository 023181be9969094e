import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SearchForm } from '../parts/search-form.tsx'
import { returnAddress } from './return-address.ts'

const RETURN_NUMBER = /^r-[a-z0-9]{8}$/i
const NO_NUMBER = 'Please scan the slip, or type its number such as R-7K3Q9XWD.'

/** Leads to the return whose slip lies in a package: a scanner is a keyboard that presses Enter. */
export function FindReturn() {
  const [error, setError] = useState<string>()
  const navigate = useNavigate()

  function find(text: string): void {
    if (RETURN_NUMBER.test(text)) void navigate(returnAddress(text.toUpperCase()))
    else setError(NO_NUMBER)
  }

  return (
    <SearchForm
      label="Find a return"
      hint="Scan its slip, or type its number"
      error={error}
      onSearch={find}
    />
  )
}
