import { formatInches } from '@millrun/catalogue/inches'
import type { Stair } from '../model/stair.ts'
import { measuredStair } from './measured-stair.ts'
import type { Rule, RuleSet } from './rule-set.ts'

/** `not drawn` is what a house may have and this design does not show: neither kept nor broken. */
export type Verdict = 'pass' | 'near' | 'not drawn' | 'fail'

/** How a stair stands to one rule of a code. */
export interface Check {
  readonly rule: Rule
  readonly value: number
  /** How far inside the limit; less than 0 outside of it. */
  readonly margin: number
  readonly verdict: Verdict
  /** `7-5/8"`, `3.89"` for gaps, `yes`. */
  readonly valueText: string
  readonly limitText: string
  /** In plain words, as sentences; asks for the local code wherever it is not a clear pass. */
  readonly words: string
}

const SUMS_MISS = 1e-6

/** Every rule of a code that applies to a stair, the failed ones first. */
export function codeCheck(stair: Stair, { rules }: RuleSet): readonly Check[] {
  const measures = measuredStair(stair)
  const checks = rules.flatMap((rule): readonly Check[] => {
    const value = measures.get(rule.quantity)
    return value === undefined ? [] : [checked(rule, value)]
  })
  return checks.toSorted((a, b) => GRAVITY.indexOf(a.verdict) - GRAVITY.indexOf(b.verdict))
}

const GRAVITY: readonly Verdict[] = ['fail', 'not drawn', 'near', 'pass']

function checked(rule: Rule, value: number): Check {
  const margin = rule.bound === 'at most' ? rule.limit - value : value - rule.limit
  const verdict = verdictOf(margin, rule)
  const valueText = textOf(rule, value)
  const limitText = isYesOrNo(rule) ? 'needed' : `${rule.bound} ${textOf(rule, rule.limit)}`
  return {
    rule,
    value,
    margin,
    verdict,
    valueText,
    limitText,
    words: wordsOf(rule, verdict, valueText, limitText),
  }
}

function verdictOf(margin: number, { near, isOfHouse }: Rule): Verdict {
  if (margin < -SUMS_MISS) return isOfHouse ? 'not drawn' : 'fail'
  return margin < near - SUMS_MISS ? 'near' : 'pass'
}

function wordsOf(rule: Rule, verdict: Verdict, value: string, limit: string): string {
  const { title, section, why } = rule
  if (verdict === 'not drawn') {
    return `${title} (${section}): not part of this design. ${why}`
  }
  if (isYesOrNo(rule)) {
    return verdict === 'pass'
      ? `${title}: yes, as ${section} asks.`
      : `${title}: missing, and ${section} asks for it. ${why} Check your local code.`
  }
  const sentence = `${title} is ${value}; ${section} allows ${limit}.`
  if (verdict === 'pass') return sentence
  return verdict === 'near'
    ? `${sentence} That is close to the limit, and a careless cut would use it up. Check your local code.`
    : `${sentence} ${why} Check your local code.`
}

function isYesOrNo({ quantity }: Rule): boolean {
  return quantity === 'handrail-sides' || quantity === 'handrail-grip' || quantity === 'upper-guard'
}

/** Gaps and risers are told in hundredths: a sixteenth would hide what matters. */
function textOf(rule: Rule, value: number): string {
  if (isYesOrNo(rule)) return value >= rule.limit ? 'yes' : 'no'
  const isFraction = Math.abs(value * 16 - Math.round(value * 16)) < 1e-6
  return isFraction ? formatInches(value) : `${(Math.round(value * 1000) / 1000).toString()}"`
}
