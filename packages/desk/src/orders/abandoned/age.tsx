import { useState } from 'react'
import { Day } from '../../parts/day.tsx'
import { ageText } from './age-text.ts'

/** How long ago something was, and when. */
export function Age({ since }: { since: string }) {
  const [now] = useState(() => new Date())
  return (
    <>
      <span className="whitespace-nowrap">{ageText(since, now)}</span>
      <span className="block text-sm text-ink-2">
        <Day at={since} withTime />
      </span>
    </>
  )
}
