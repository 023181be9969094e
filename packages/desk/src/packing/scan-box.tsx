import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { BigButton } from '../parts/big-button.tsx'

/** Opens the order whose number is typed or scanned: a scanner is a keyboard that ends with Enter. */
export function ScanBox() {
  const [number, setNumber] = useState('')
  const navigate = useNavigate()

  function open(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wanted = number.trim().toUpperCase()
    if (wanted === '') return
    setNumber('')
    void navigate(`/packing/${encodeURIComponent(wanted)}`)
  }

  return (
    <form className="mb-6 flex flex-wrap items-end gap-3" onSubmit={open}>
      <TextField
        label="Scan or type an order number"
        className="grow basis-64"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <BigButton type="submit" className="mb-6 min-h-12!">
        Open
      </BigButton>
    </form>
  )
}
