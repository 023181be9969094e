import type { NearWords } from '@millrun/catalogue/search/vocabulary'
import { markWords } from './mark-words.ts'

interface MarkedTextProps {
  readonly text: string
  readonly query: string
  readonly terms: readonly NearWords[]
}

/** A text in which what was searched for stands out. */
export function MarkedText({ text, query, terms }: MarkedTextProps) {
  return markWords(text, query, terms).map((piece) =>
    piece.isMatch ? (
      <mark key={piece.start} className="bg-transparent font-semibold text-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
