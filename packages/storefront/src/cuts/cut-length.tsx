import { cutText, KERF_IN, readInches, SHORTEST_LENGTH_IN } from '@millrun/catalogue/choosing/cut'
import { formatInches } from '@millrun/catalogue/inches'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { useEffect, useRef, useState } from 'react'
import type { PickStore } from '../product/choices/pick-store.ts'

interface CutLengthProps {
  readonly stickIn: number
  readonly picks: PickStore
}

/** The field for one length, in inches and sixteenths. Until one stands there, nothing is added to the cart. */
export function CutLength({ stickIn, picks }: CutLengthProps) {
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isOffered = cutOf(text, stickIn) !== ''
  const isWrong = !isOffered && (isAsked || text.trim() !== '')
  useEffect(() => {
    if (isOffered) return undefined
    return picks.hold(() => {
      setAsked(true)
      field.current?.focus({ preventScroll: true })
      field.current?.scrollIntoView({ block: 'center' })
      return true
    })
  }, [isOffered, picks])
  return (
    <div data-inches className="mt-3">
      <TextField
        ref={field}
        label="Length in inches"
        hint="In sixteenths, such as 80-11/16."
        error={isWrong ? askedFor(stickIn) : undefined}
        value={text}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          picks.choose({ cut: cutOf(value, stickIn) })
        }}
      />
    </div>
  )
}

function askedFor(stickIn: number): string {
  return `Please type a length from ${SHORTEST_LENGTH_IN}" to ${formatInches(stickIn - KERF_IN)}, in sixteenths: 80-11/16 or 80.6875.`
}

/** The length as a line's id writes it; '' while there is none that can be had. */
function cutOf(text: string, stickIn: number): string {
  const lengthIn = readInches(tidied(text))
  const isOffered =
    lengthIn !== undefined && lengthIn >= SHORTEST_LENGTH_IN && lengthIn <= stickIn - KERF_IN
  return isOffered ? cutText([lengthIn]) : ''
}

/** As people write it: `80 11/16"`. */
function tidied(text: string): string {
  return text
    .trim()
    .replace(/\s*("|″|in\.?|inches)$/i, '')
    .replace(/\s+/, '-')
}
