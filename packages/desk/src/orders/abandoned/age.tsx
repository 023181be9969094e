import { Day } from '../../parts/day.tsx'
import { ageText } from './age-text.ts'

/** How long ago something was, and when. */
export function Age({ since }: { since: string }) {
  return (
    <>
      <span className="whitespace-nowrap">{ageText(since, new Date())}</span>
      <span className="block text-sm text-ink-2">
        <Day at={since} withTime />
      </span>
    </>
  )
}
