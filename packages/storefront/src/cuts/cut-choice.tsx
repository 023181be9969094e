import { type Choices, chosenOptions } from '@millrun/catalogue/choosing/choices'
import {
  cutPieces,
  cutText,
  LONGEST_CUT_IN,
  stickGroup,
  stickIn,
} from '@millrun/catalogue/choosing/cut'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { piecesForParcel } from '@millrun/commerce/delivery/cut-for-parcel'
import { Radio } from '@millrun/ui/fields/radio.tsx'
import { CUT_TERM } from '@millrun/commerce/line-note'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { wayOfLines } from '../delivery/way-there.ts'
import { FIRST_PICK, type Pick, type PickStore } from '../product/choices/pick-store.ts'
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
  const goes = useGoes(product, pick)
  if (stick === undefined) return null
  const pieces = piecesForParcel(stick)
  const cut = (text: string) => picks.choose({ cut: text })
  const go = (next: Way) => {
    setWay(next)
    cut(next === 'parcel' ? cutText(pieces) : '')
  }
  return (
    <fieldset className="mt-6">
      <legend className="mb-1.5 text-sm font-medium">Cut</legend>
      <div className="grid gap-2">
        {stick > LONGEST_CUT_IN && (
          <WayOption way="parcel" chosen={way} onChoose={go} note={goes(cutText(pieces))}>
            {piecesText(pieces)}
          </WayOption>
        )}
        <WayOption way="whole" chosen={way} onChoose={go} note={goes('')}>
          {`Whole, ${stickName(product, pick.choices)}`}
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

/** How as many as are picked would travel with a cut, or with none: many of the shortest pieces still fill a truck. */
function useGoes(product: Listing, { choices, quantity }: Pick): (cut: string) => string {
  return useMemo(() => {
    const modeWith = (cut: string) => {
      const line = lineOf(product, { ...choices, cut })
      return wayOfLines([{ line, quantity }], { isPickup: false }).mode
    }
    return (cut) => (modeWith(cut) === 'freight' ? 'goes by truck' : 'goes by parcel')
  }, [product, choices, quantity])
}

/** The stick that is picked, as its choice calls it. */
function stickName({ optionGroups }: Listing, choices: Choices): string {
  const group = stickGroup({ optionGroups })
  return (group && chosenOptions({ optionGroups: [group] }, choices)[0]?.name) ?? ''
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
