import type { Check } from '@millrun/stair/code-check/code-check'
import { IRC_2021 } from '@millrun/stair/code-check/irc-2021'
import { useDesign } from '../design-state.tsx'
import { checkSummary } from './check-summary.ts'
import { CheckRow } from './check-row.tsx'

/** Every rule of the code that applies, those that are not kept first; what is kept is folded away. */
export function CodeCheck() {
  const { checks } = useDesign()
  const kept = checks.filter(({ verdict }) => verdict === 'pass')
  const open = checks.filter(({ verdict }) => verdict !== 'pass')
  return (
    <section
      id="code-check"
      tabIndex={-1}
      aria-labelledby="code-check-title"
      className="mt-7 border-t border-ink pt-3 outline-none"
    >
      <h3 id="code-check-title" className="text-[19px] leading-tight">
        Code check
      </h3>
      <output className="block pt-1 text-[15px]">{checkSummary(checks)}</output>
      <p className="pt-1 pb-3 text-[13px] leading-5 text-ink-2">
        By the {IRC_2021.name}, the model that most towns start from and many change. Check your
        local code before you order.
      </p>
      <ul className="border-t border-rule">
        {open.map((check) => (
          <CheckRow key={keyOf(check)} check={check} />
        ))}
      </ul>
      {kept.length > 0 && (
        <details className="group border-b border-rule">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between text-[15px] hover:bg-paper-2">
            {kept.length === 1 ? 'One rule kept' : `${kept.length} rules kept`}
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="mr-1 size-3.5 stroke-current group-open:rotate-180"
              fill="none"
              strokeWidth="1.5"
            >
              <path d="M2 5.5 8 11.5 14 5.5" />
            </svg>
          </summary>
          <ul className="border-t border-rule">
            {kept.map((check) => (
              <CheckRow key={keyOf(check)} check={check} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function keyOf({ rule }: Check): string {
  return `${rule.quantity} ${rule.bound}`
}
