import { formatDollars } from '@millrun/commerce/dollars'
import type { StairAgain } from '@millrun/stair/again/stair-again'
import { ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { TakeList } from '../../../cart/change/take-list.tsx'
import { designerAddress } from '../../../visualizer/designer-address.ts'
import { AgainLines } from './again-lines.tsx'
import { AgainNotes } from './again-notes.tsx'
import { costText } from './cost-text.ts'
import { pricedLines } from './priced-lines.ts'
import { stairChunk } from './stair-chunk.ts'

interface AgainOutcomeProps {
  /** What the stair is called with its finish. */
  readonly name: string
  readonly again: StairAgain
  /** The stair as it is kept, at the same prices. */
  readonly kept: StairAgain
}

/** What a stair takes in the finish that is chosen, what that costs, and the ways to have it. */
export function AgainOutcome({ name, again, kept }: AgainOutcomeProps) {
  const { cartLines, soldOutLines, designLink } = stairChunk.use()
  const wholeOf = ({ list }: StairAgain) => pricedLines([...cartLines(list), ...soldOutLines(list)])
  const whole = wholeOf(again)
  const soldOut = new Set(soldOutLines(again.list).map(({ item }) => item.id))
  const link = designLink(again.stair.design)
  return (
    <>
      <div aria-live="polite" className="mt-5">
        <p className="font-medium">{costText(whole.totalCents, wholeOf(kept).totalCents)}</p>
        <AgainNotes again={again} />
      </div>
      <AgainLines items={whole.items} soldOut={soldOut} />
      {/* What was said of one choice does not hold for the next. */}
      <Take key={link} name={name} again={again} />
      <ButtonAnchor
        look="quiet"
        className="mt-3"
        href={designerAddress({ link })}
        aria-label={`Open in the Visualizer: ${name}`}
      >
        Open in the Visualizer
      </ButtonAnchor>
    </>
  )
}

/** What can be had of it today, into the cart; not while its lengths are a guess. */
function Take({ name, again: { stair, list } }: Pick<AgainOutcomeProps, 'name' | 'again'>) {
  const { cartLines, soldOutLines, isGuess } = stairChunk.use()
  const had = pricedLines(cartLines(list))
  if (had.items.length === 0) return <p className="mt-3">Nothing of this stair can be had today.</p>
  if (isGuess(stair.design)) {
    return (
      <p className="mt-3 max-w-[56ch]">
        Until the rail of this stair is measured, lengths are a guess, so nothing can be ordered
        yet. Enter its height in the Visualizer.
      </p>
    )
  }
  return (
    <>
      {soldOutLines(list).length > 0 && (
        <p className="mt-3">{`${formatDollars(had.totalCents)} without what is out of stock.`}</p>
      )}
      <TakeList name={name} list={had} />
    </>
  )
}
