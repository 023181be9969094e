import { FINISH } from '@millrun/catalogue/choosing/option-group'
import { SPECIES_NAMES, type Species } from '@millrun/catalogue/choosing/species'
import type { ChoiceGroup } from './choice-groups.ts'
import { placeOf } from './row-words.ts'

/** Woods as cut lists abbreviate them. */
const ABBREVIATED: Readonly<Partial<Record<Species, readonly string[]>>> = {
  'red-oak': ['ro'],
  'white-oak': ['wo'],
  poplar: ['po', 'pop'],
  'hard-maple': ['hm', 'mp'],
  maple: ['mp', 'hm'],
  cherry: ['ch'],
  walnut: ['wn'],
  primed: ['pr'],
}
const HANDS: Readonly<Record<string, readonly string[]>> = { l: ['lh'], r: ['rh'] }
/** A choice that a row names, whole or by its code. */
export interface Mention {
  readonly groupId: string
  readonly name: string
  /** Of an option of the product itself. */
  readonly code?: string
  /** Where its words stand. */
  readonly at: readonly number[]
}

type Phrase = Omit<Mention, 'at'> & { readonly words: readonly string[] }

/** Finishes and woods of others: what is asked for in vain is not left unread. */
const KNOWN: readonly Phrase[] = [
  ...FINISH.options.map(({ name }) => ({ groupId: FINISH.id, name, words: wordsOf(name) })),
  ...Object.values(SPECIES_NAMES).map((name) => ({
    groupId: 'species',
    name,
    words: wordsOf(name),
  })),
]

/** All names and codes that stand in a row, the longest first, so that `hard maple` is no `maple`. */
export function mentionsIn(
  groups: readonly ChoiceGroup[],
  words: readonly string[],
): readonly Mention[] {
  const own = groups.flatMap(ownPhrases)
  const phrases = [...own, ...KNOWN].toSorted((a, b) => b.words.length - a.words.length)
  const mentions: Mention[] = []
  const taken = new Set<number>()
  for (const { words: phrase, ...meant } of phrases) {
    const at = placeOf(words, phrase, (index) => !taken.has(index))
    if (at === undefined) continue
    for (const index of at) taken.add(index)
    mentions.push({ ...meant, at })
  }
  return mentions
}

function ownPhrases({ id: groupId, options }: ChoiceGroup): readonly Phrase[] {
  return options.flatMap((option) => {
    const { code, name } = option
    const short = [...abbreviations(groupId, code)].map((word) => [word])
    return [wordsOf(name), ...short]
      .filter((phrase) => phrase.length > 0)
      .map((phrase) => ({ groupId, name, code, words: phrase }))
  })
}

function abbreviations(groupId: string, code: string): ReadonlySet<string> {
  const letters = /^[a-z]+$/.test(code) ? [code] : []
  if (groupId === 'hand') return new Set([...letters, ...(HANDS[code] ?? [])])
  return new Set([...letters, ...(isSpecies(code) ? (ABBREVIATED[code] ?? []) : [])])
}

function isSpecies(code: string): code is Species {
  return Object.hasOwn(SPECIES_NAMES, code)
}

/** The words of a choice's name; none of what is measured, which is read as a length. */
export function wordsOf(name: string): readonly string[] {
  return /\d/.test(name) ? [] : (name.toLowerCase().match(/[a-z]+/g) ?? [])
}
