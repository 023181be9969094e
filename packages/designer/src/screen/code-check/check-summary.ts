import type { Check, Verdict } from '@millrun/stair/code-check/code-check'

/** How a stair stands to all rules of a code, in a sentence. */
export function checkSummary(checks: readonly Pick<Check, 'verdict'>[]): string {
  const count = (verdict: Verdict) => checks.filter((one) => one.verdict === verdict).length
  const fails = count('fail')
  const undrawn = count('not drawn')
  const kept = checks.length - fails - undrawn
  const keptText = `${kept} of ${checks.length} rules ${kept === 1 ? 'is' : 'are'} kept`
  const start = fails + undrawn > 0 ? keptText : 'Every rule that applies is kept'
  return `${start}${closeText(count('near'))}${undrawn > 0 ? '; the guard of the upper floor is not drawn' : ''}.`
}

function closeText(close: number): string {
  if (close === 0) return ''
  return close === 1 ? ', 1 of them close to its limit' : `, ${close} of them close to their limits`
}
