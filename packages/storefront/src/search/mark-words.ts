export interface Piece {
  /** Where it begins in the whole text. */
  readonly start: number
  readonly text: string
  readonly isMatch: boolean
}

/** The text in pieces, so that those which are words of the query can be marked. */
export function markWords(text: string, query: string): readonly Piece[] {
  const words = query.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [{ start: 0, text, isMatch: false }]
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(literal)
  // Split by a pattern with one group: every second piece is what the group matched.
  const pieces = text.split(new RegExp(`(${longestFirst.join('|')})`, 'i'))
  return pieces
    .map((piece, index) => ({
      start: pieces.slice(0, index).join('').length,
      text: piece,
      isMatch: index % 2 === 1,
    }))
    .filter((piece) => piece.text !== '')
}

function literal(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
