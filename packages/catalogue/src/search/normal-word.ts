/** What the British write, and what a rule cannot find: the word as our texts have it. */
const SAME_WORD: Readonly<Record<string, string>> = {
  bent: 'bend',
  centr: 'center',
  colour: 'color',
  feet: 'foot',
  grey: 'gray',
  mitr: 'miter',
  mould: 'mold',
  plough: 'plow',
  wooden: 'wood',
}

/**
 * The form in which a word is compared, whatever its number, tense or English: `spindles` and `spindle`
 * give `spindl`, `panelled` and `panels` give `panel`. Takes a lowercase word; never shown to anybody.
 */
export function normalWord(word: string): string {
  if (/\d/.test(word) || word.length < 4) return SAME_WORD[word] ?? word
  const stem = withoutLastE(withoutTense(withoutPlural(word)))
  return SAME_WORD[stem] ?? stem
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutTense(word: string): string {
  // Short ones lose the d alone: `raked` is of `rake`.
  if (word.length === 5) return word.replace(/ed$/, 'e')
  const stem = word.replace(word.length > 6 ? /(?:ed|ing)$/ : /ed$/, '')
  return stem === word || stem.length < 4 ? word : stem.replace(/([bdglmnprt])\1$/, '$1')
}

/** `flute` is of `fluted`; but `newe` is half of `newel`, not `new`. */
function withoutLastE(word: string): string {
  return word.length > 4 ? word.replace(/e$/, '') : word
}
