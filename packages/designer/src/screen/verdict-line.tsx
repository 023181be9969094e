import { formatDollars } from '@millrun/commerce/dollars'
import type { Check } from '@millrun/stair/code-check/code-check'
import { widestGapIn } from '@millrun/stair/bays/bay'
import type { Stair } from '@millrun/stair/model/stair'
import { useDesign } from './design-state.tsx'
import type { GoToStep } from './use-step.ts'

interface VerdictLineProps {
  readonly onStep: GoToStep
}

/** What a stair comes to in one line: how many balusters, whether it keeps to the code, what it costs. */
export function VerdictLine({ onStep }: VerdictLineProps) {
  const { stair, checks, list } = useDesign()
  const count = stair.bays.reduce((sum, { balusters }) => sum + balusters.length, 0)
  const gap = Math.round(widestGapIn(stair.bays) * 1000) / 1000
  return (
    <div className="flex min-h-12 items-center justify-between gap-x-4 border-t border-rule bg-paper px-5 text-[15px] lg:px-6">
      <p className="hidden text-ink-2 sm:block">
        {count === 1 ? 'One baluster' : `${count} balusters`}
        {count > 1 && `, gaps of at most ${gap}"`}
      </p>
      <button
        type="button"
        className="more h-11 cursor-pointer"
        onClick={() => onStep('layout', stair.problems.length > 0 ? undefined : 'code-check')}
      >
        {verdictOf(stair, checks)}
      </button>
      <button
        type="button"
        className="h-11 cursor-pointer font-medium whitespace-nowrap"
        onClick={() => onStep('results')}
      >
        <span className="text-ink-2">Parts </span>
        {formatDollars(list.totalCents)}
      </button>
    </div>
  )
}

function verdictOf(stair: Stair, checks: readonly Check[]): string {
  const failed = checks.filter(({ verdict }) => verdict === 'fail').length
  if (stair.problems.length > 0) return `${stair.problems.length} to put right`
  if (failed > 0) return failed === 1 ? 'Fails 1 code rule' : `Fails ${failed} code rules`
  const near = checks.filter(({ verdict }) => verdict === 'near').length
  const isWhole = checks.every(({ verdict }) => verdict !== 'not drawn')
  const start = isWhole ? 'Meets the code' : 'Keeps the code as drawn'
  return near > 0 ? `${start}, ${near} close` : start
}
