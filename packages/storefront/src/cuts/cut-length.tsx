import { cutText, KERF_IN, readInches, SHORTEST_LENGTH_IN } from '@millrun/catalogue/choosing/cut'
import { formatInches } from '@millrun/catalogue/inches'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { useState } from 'react'

interface CutLengthProps {
  readonly stickIn: number
  /** Hears the length as a line's id writes it; nothing while there is none that can be had. */
  readonly onCut: (text: string) => void
}

/** The field for one length, in inches and sixteenths. */
export function CutLength({ stickIn, onCut }: CutLengthProps) {
  const [text, setText] = useState('')
  const isOffered = cutOf(text, stickIn) !== ''
  const longestIn = stickIn - KERF_IN
  const error =
    text.trim() === '' || isOffered
      ? undefined
      : `Please type a length from ${SHORTEST_LENGTH_IN}" to ${formatInches(longestIn)}, in sixteenths: 80-11/16 or 80.6875.`
  return (
    <div data-inches className="mt-3">
      <TextField
        label="Length in inches"
        hint="In sixteenths, such as 80-11/16. Until one stands here the stick comes whole."
        error={error}
        value={text}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          onCut(cutOf(value, stickIn))
        }}
      />
    </div>
  )
}

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
