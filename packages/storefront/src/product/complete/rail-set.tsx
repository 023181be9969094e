import {
  BRACKETS_APART_IN,
  bracketsAlong,
} from '@millrun/catalogue/families/brackets/bracket-count'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { useState } from 'react'
import { addedSentence } from '../../cart/added-notice.ts'
import { AskedSet } from './set/asked-set.tsx'
import { CountField } from './set/count-field.tsx'
import { counted } from './set/counted.ts'

const FEET = { min: 1, max: 100 } as const
const INCHES = { min: 0, max: 11 } as const

/** Along a flight of a dozen treads or so. */
const USUAL_FEET = 12

const PURPOSE = `Into studs or blocking, at most ${BRACKETS_APART_IN.most / 12} feet apart, the first and the last within a foot of the ends. Check your local code.`

/** How many brackets carry a rail of the length that is typed in. */
export function RailSet({ product }: { product: Listing }) {
  const [feet, setFeet] = useState(USUAL_FEET)
  const [inches, setInches] = useState(0)
  const brackets = bracketsAlong(12 * feet + inches)
  const line = lineOf(product, {})
  return (
    <AskedSet
      title={`For ${feet}'${inches === 0 ? '' : ` ${inches}"`} of rail you need`}
      purpose={PURPOSE}
      rows={[{ role: 'needed', line, quantity: brackets, spares: 0 }]}
      note={counted(brackets, 'bracket')}
      action="Add Brackets to Cart"
      added={addedSentence(brackets, product.title)}
    >
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">How long is the rail?</legend>
        <div className="grid grid-cols-2 gap-3">
          <CountField label="Feet" value={feet} {...FEET} onChange={setFeet} />
          <CountField label="Inches" value={inches} {...INCHES} onChange={setInches} />
        </div>
      </fieldset>
    </AskedSet>
  )
}
