import { useDesign } from '../design-state.tsx'
import { Section } from './section.tsx'

/** The stair in sentences. */
export function SummarySection() {
  const { summary } = useDesign()
  return (
    <Section title="In words">
      <div className="grid gap-2.5 text-[15px] leading-6">
        {summary.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Section>
  )
}
