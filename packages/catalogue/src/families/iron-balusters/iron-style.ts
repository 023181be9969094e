import type { IronStyle } from './iron-baluster.ts'

/** The words that give a style away, looked for in this order; whole words only. */
const STYLE_WORDS = [
  ['Transitional', ['transitional', 'between old and new']],
  ['Modern', ['modern', 'contemporary', 'minimal', 'geometric', 'clean lines']],
  [
    'Traditional',
    ['traditional', 'classic', 'victorian', 'gothic', 'colonial', 'period', 'tuscan'],
  ],
] as const satisfies readonly (readonly [IronStyle, readonly string[]])[]

/** The style of an iron baluster, by the words in its title and description; Transitional when none is. */
export function ironStyle(title: string, description: string): IronStyle {
  const text = `${title} ${description}`
  const found = STYLE_WORDS.find(([, words]) => words.some((word) => hasWord(text, word)))
  return found?.[0] ?? 'Transitional'
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`, 'i').test(text)
}
