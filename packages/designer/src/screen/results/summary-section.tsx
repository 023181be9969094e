import type { Stair } from '../../model/stair.ts'
import { stairSummary } from '../../summary/stair-summary.ts'
import { Section } from './section.tsx'

/** The stair in sentences. */
export function SummarySection({ stair }: { stair: Stair }) {
  return (
    <Section title="In words">
      <div className="grid gap-2.5 text-[15px] leading-6">
        {stairSummary(stair).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Section>
  )
}
