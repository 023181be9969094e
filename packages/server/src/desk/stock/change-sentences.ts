import { dayInWords, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { formatDollars } from '@millrun/commerce/dollars'
import { done, fail, type Outcome } from '../../outcome.ts'
import { saidCount, type ShelfProblem, type ShelfResult, titled } from '../../shelf/shelf-change.ts'

/** What came of changed prices: of one product from what to what, of several how many. */
export function pricesOutcome(result: ShelfResult, from?: Date): Outcome {
  if (!result.ok) return problemsOutcome(result.problems)
  const when = from === undefined ? '' : `, from ${dayInWords(newJerseyDay(from))} on`
  const [first, ...others] = result.changes
  if (first === undefined) return done('Nothing was to be changed.')
  if (others.length > 0) return done(`${result.changes.length} prices are changed${when}.`)
  const change = `${formatDollars(first.from ?? 0)} to ${formatDollars(first.to ?? 0)}`
  return done(`The price of ${titled(first.productId)} goes from ${change}${when}.`)
}

/** The same for stock. */
export function stockOutcome(result: ShelfResult): Outcome {
  if (!result.ok) return problemsOutcome(result.problems)
  const [first, ...others] = result.changes
  if (first === undefined) return done('Nothing was to be changed.')
  if (others.length > 0) return done(`The stock of ${result.changes.length} products is changed.`)
  const { productId, from, to } = first
  return done(`${titled(productId)}: was ${saidCount(from)}, is ${saidCount(to)}.`)
}

/** Why nothing was changed. */
function problemsOutcome(problems: readonly ShelfProblem[]): Outcome {
  return fail(problems.map(({ problem }) => problem).join(' '))
}
