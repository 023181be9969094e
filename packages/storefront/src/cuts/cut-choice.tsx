import type { Choices } from '@millrun/catalogue/choosing/choices'
import { cutPieces, cutText, LONGEST_CUT_IN, stickIn } from '@millrun/catalogue/choosing/cut'
import { formatInches } from '@millrun/catalogue/inches'
import type { Listing } from '@millrun/catalogue/product'
import { piecesForParcel } from '@millrun/commerce/delivery/cut-for-parcel'
import { Radio } from '@millrun/ui/fields/radio.tsx'
import { CUT_TERM } from '@millrun/commerce/line-note'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { FIRST_PICK, type PickStore } from '../product/choices/pick-store.ts'
import { CutLength } from './cut-length.tsx'
import { piecesText } from './pieces-text.ts'

interface CutChoiceProps {
  readonly product: Listing
  readonly picks: PickStore
}

type Way = 'whole' | 'parcel' | 'length'

const ABOUT = {
  whole: 'Cutting is free; the whole stick is charged.',
  parcel:
    'Cutting is free; the whole stick is charged. The saw takes 1/8": an end piece finishes 1/16" short of its size, one from the middle 1/8". Pieces meet in a joint.',
  length:
    'Cutting is free; the whole stick is charged. Your piece comes exactly as long as you ask.',
} as const satisfies Record<Way, string>

/** Whether stock that is sold by length comes whole, in pieces that go by parcel, or cut to one length. */
export function CutChoice({ product, picks }: CutChoiceProps) {
  const pick = useSyncExternalStore(picks.subscribe, picks.read, () => FIRST_PICK)
  const stick = stickIn(product, pick.choices)
  const [way, setWay] = useWay(pick.choices, stick)
  if (stick === undefined) return null
  const pieces = piecesForParcel(stick)
  const cut = (text: string) => picks.choose('cut', text)
  const go = (next: Way) => {
    setWay(next)
    cut(next === 'parcel' ? cutText(pieces) : '')
  }
  return (
    <fieldset className="mt-6">
      <legend className="mb-1.5 text-sm font-medium">Cut</legend>
      <div className="grid gap-2">
        {stick > LONGEST_CUT_IN && (
          <WayOption way="parcel" chosen={way} onChoose={go} note="goes by parcel">
            {piecesText(pieces)}
          </WayOption>
        )}
        <WayOption
          way="whole"
          chosen={way}
          onChoose={go}
          note={stick > LONGEST_CUT_IN ? 'goes by truck' : ''}
        >
          Whole, {formatInches(stick)}
        </WayOption>
        <WayOption way="length" chosen={way} onChoose={go} note="one piece">
          Cut to length
        </WayOption>
      </div>
      {way === 'length' && <CutLength key={stick} stickIn={stick} picks={picks} />}
      <p className="mt-2 text-sm text-pretty text-ink-2">
        {ABOUT[way]} {CUT_TERM}
      </p>
    </fieldset>
  )
}

/** A cut of a stick that is no longer chosen is forgotten. */
function useWay(choices: Choices, stick: number | undefined): [Way, (way: Way) => void] {
  const [way, setWay] = useState<{ readonly way: Way; readonly stick: number | undefined }>()
  const chosen = cutPieces(choices) === undefined ? 'whole' : 'parcel'
  return [
    way !== undefined && way.stick === stick ? way.way : chosen,
    (next) => setWay({ way: next, stick }),
  ]
}

interface WayOptionProps {
  readonly way: Way
  readonly chosen: Way
  readonly onChoose: (way: Way) => void
  readonly note: string
  readonly children: ReactNode
}

function WayOption({ way, chosen, onChoose, note, children }: WayOptionProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-xs border border-rule-2 bg-field px-3 py-1.5 text-[15px] leading-tight has-checked:border-ink has-checked:font-medium">
      <Radio name="cut" value={way} checked={way === chosen} onChange={() => onChoose(way)} />
      <span className="grow">{children}</span>
      <span className="text-sm font-normal text-ink-2">{note}</span>
    </label>
  )
}
