import { formatDollars } from '@millrun/commerce/dollars'
import { costOf } from './cost-of.ts'
import { useDesign } from '../design-state.tsx'

/** What the balusters of the stair come to, together and for a foot of rail. */
export function CostLine() {
  const { stair } = useDesign()
  const { count, totalCents, perFootCents } = costOf(stair)
  if (count === 0) return null
  return (
    <p className="mt-1 pb-4 text-[15px] leading-snug text-ink-2">
      {count} {count === 1 ? 'baluster' : 'balusters'} for your stair, {formatDollars(totalCents)}
      {perFootCents !== undefined && <>, about {formatDollars(perFootCents)} a foot of rail</>}
    </p>
  )
}
