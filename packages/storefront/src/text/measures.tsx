import type { ReactNode } from 'react'

/** A whole number and a fraction, as the catalogue writes them: `2-1/4"`. */
const MIXED_NUMBER = /\d+-\d+\/\d+"?/g

/** A text whose measures are not parted at the end of a line. */
export function Measures({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: measure, index: start } of text.matchAll(MIXED_NUMBER)) {
    parts.push(
      text.slice(end, start),
      <span key={start} className="whitespace-nowrap">
        {measure}
      </span>,
    )
    end = start + measure.length
  }
  return [...parts, text.slice(end)]
}
