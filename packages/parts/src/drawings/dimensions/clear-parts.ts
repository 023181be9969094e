/** Room that a label takes of a line, from one place on it to another. */
export interface LabelRoom {
  readonly near: number
  readonly far: number
}

/** What is left of a line beside the labels that lie across it, from its lower end to its upper one. */
export function clearParts(
  labels: readonly LabelRoom[],
  [near, far]: LineEnds,
): readonly LineEnds[] {
  const sorted = labels.toSorted((a, b) => a.near - b.near)
  const starts = [near, ...sorted.map((label) => label.far)]
  const ends = [...sorted.map((label) => label.near), far]
  return starts.flatMap((start, index): readonly LineEnds[] => {
    const end = ends[index] ?? far
    return end > start ? [[start, end]] : []
  })
}

type LineEnds = readonly [near: number, far: number]
