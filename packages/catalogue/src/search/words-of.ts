import { readMeasures } from './measures.ts'

/** A length in inches as a word, so that `12 ft` and `144"` are the same word. */
export function measureWord(inches: number): string {
  return `=${inches}`
}

/**
 * The words of a text as they stand there, lowercase: letters and digits, and every length as one word,
 * whatever its unit.
 */
export function wordsOf(text: string): readonly string[] {
  const plain = text.toLowerCase()
  const pieces: string[] = []
  let end = 0
  for (const measure of readMeasures(plain)) {
    pieces.push(plain.slice(end, measure.start), measureWord(measure.inches))
    end = measure.end
  }
  const spoken = [...pieces, plain.slice(end)].join(' ').replaceAll(/['’]s\b/g, 's')
  return spoken.match(/=[\d.]+|[a-z\d]+/g) ?? []
}
