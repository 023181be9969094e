/**
 * How many slips of the finger make one word of another: a letter too many, too few, another one, or two
 * that changed places. Gives `most + 1` as soon as there are more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      line.push(cell(a, b, { row, column, line, above, before }))
    }
    if (Math.min(...line) > most) return most + 1
    before = above
    above = line
  }
  return Math.min(above[b.length] ?? 0, most + 1)
}

interface Place {
  readonly row: number
  readonly column: number
  readonly line: readonly number[]
  readonly above: readonly number[]
  readonly before: readonly number[]
}

function cell(a: string, b: string, place: Place): number {
  const { row, column, line, above, before } = place
  const isSame = a[row - 1] === b[column - 1]
  const replaced = at(above, column - 1) + (isSame ? 0 : 1)
  const best = Math.min(replaced, at(above, column) + 1, at(line, column - 1) + 1)
  const isSwapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
  return isSwapped ? Math.min(best, at(before, column - 2) + 1) : best
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY
}
