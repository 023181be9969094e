import { useDesign } from '../design-state.tsx'
import { workedOutMeasures } from './worked-out-measures.ts'

/** What follows from the measures, as one changes them. */
export function WorkedOutTable() {
  const { stair } = useDesign()
  return (
    <section aria-labelledby="follows" className="mt-4 border-t border-ink pt-3">
      <h3 id="follows" className="border-b border-rule pb-2 text-[19px] leading-tight">
        What follows
      </h3>
      <dl>
        {workedOutMeasures(stair).map(({ name, value }) => (
          <div
            key={name}
            className="flex justify-between gap-4 border-b border-rule py-2 text-[15px] leading-snug"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
