import type { Check, Verdict } from '@millrun/stair/code-check/code-check'
import { marginText } from './margin-text.ts'

const WORDS: Readonly<Record<Verdict, string>> = {
  fail: 'Fails',
  'not drawn': 'Not drawn',
  near: 'Close',
  pass: 'Kept',
}

const COLOURS: Readonly<Record<Verdict, string>> = {
  fail: 'text-wrong',
  'not drawn': 'text-ink',
  near: 'text-ink',
  pass: 'text-ink-2',
}

/** A cross, a dot in a ring, a tick. */
const MARKS: Readonly<Record<Verdict, string>> = {
  fail: 'M3 3 13 13M13 3 3 13',
  'not drawn': 'M3 8H5M7 8H9M11 8H13',
  near: 'M8 1.5V10M8 13V14.5',
  pass: 'M2 8.5 6.5 13 14 3.5',
}

/** A rule of the code and how the stair stands to it; why it is there is told where it is not kept. */
export function CheckRow({ check }: { readonly check: Check }) {
  const { rule, verdict, valueText, limitText } = check
  const margin = marginText(check)
  return (
    <li className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-2.5 text-[15px] leading-snug">
      <p className={`flex items-center gap-1.5 self-start font-medium ${COLOURS[verdict]}`}>
        <Mark verdict={verdict} />
        {WORDS[verdict]}
      </p>
      <div>
        <p className="flex flex-wrap justify-between gap-x-3">
          <span>{rule.title}</span>
          <span className="font-medium">{valueText}</span>
        </p>
        <p className="pt-0.5 text-[13px] leading-[1.15rem] text-ink-2">
          {limitText}
          {margin !== '' && <>, {margin}</>} · {rule.section}
        </p>
        {(verdict === 'fail' || verdict === 'not drawn') && (
          <p className="pt-1 text-sm leading-5">{rule.why}</p>
        )}
        {verdict === 'near' && (
          <p className="pt-1 text-sm leading-5">
            Close to the limit: measure twice before you order.
          </p>
        )}
      </div>
    </li>
  )
}

function Mark({ verdict }: { readonly verdict: Verdict }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="size-3.5 shrink-0 stroke-current"
      fill="none"
      strokeWidth="2"
    >
      <path d={MARKS[verdict]} />
    </svg>
  )
}
