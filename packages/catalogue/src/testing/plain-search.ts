import { phraseReader, weighWords } from '../search/findable-text.ts'
import { readQuery } from '../search/read-query.ts'
import type { SearchEntry } from '../search/search-entry.ts'
import type { NearWords, Vocabulary } from '../search/vocabulary.ts'

/** What search finds, found without an index: by looking through every text for every query. */
export function plainSearch(entries: readonly SearchEntry[], vocabulary: Vocabulary) {
  const texts = entries.map(readEntry)
  return (query: string) => {
    const typed = query.trim().toLowerCase().split(/\s+/)
    const phrase = typed.join(' ')
    if (phrase === '') return { matches: [], near: [] }
    const words = [...new Set(typed)]
    const terms = readQuery(phrase, vocabulary)
    const ranked = texts.map((text) => ({ ...rankOf(text, words, phrase), ...meant(text, terms) }))
    const matches = ranked.filter(({ rank }) => rank > 0)
    const others = ranked.filter(({ rank }) => rank === 0)
    const most = Math.max(1, ...others.map(({ covered }) => covered))
    const wanted = matches.length > 0 ? terms.length : most
    const near = others.filter(({ covered }) => covered >= wanted)
    return { matches: idsInOrder(matches), near: idsInOrder(near) }
  }
}

function readEntry(entry: SearchEntry) {
  const { id, title, category, description, alsoCalled, findableBy } = entry
  const phrasesOf = phraseReader()
  const read = findableBy.map(({ text, ...told }) => ({ ...told, phrases: phrasesOf(text) }))
  const short = read.filter(({ role }) => role !== 'prose').flatMap(({ phrases }) => phrases)
  const own = [title, id, id.split('-').join(''), category, description].join('\n').toLowerCase()
  const pairs = short.flatMap(({ words }) =>
    words.slice(1).map((word, at) => `${words[at]} ${word}`),
  )
  return {
    id,
    title: title.toLowerCase(),
    own,
    also: alsoCalled.toLowerCase(),
    weights: weighWords(read),
    pairs: new Set(pairs),
  }
}

type ReadEntry = ReturnType<typeof readEntry>

function rankOf({ id, title, own, also }: ReadEntry, words: readonly string[], phrase: string) {
  const found = words.filter((word) => own.includes(word) || also.includes(word)).length
  return {
    id,
    rank: found === 0 ? 0 : 2 * found + Number(title.includes(phrase)),
    isTitle: Number(title === phrase),
    isOwn: Number(words.length === 1 && found === 1 && own.includes(words.join(''))),
  }
}

function meant({ weights, pairs }: ReadEntry, terms: readonly NearWords[]) {
  const best = terms.map((near) =>
    Math.max(0, ...Array.from(near, ([word, nearness]) => (weights.get(word) ?? 0) * nearness)),
  )
  const paired = terms
    .slice(1)
    .filter((after, at) =>
      [...(terms[at]?.keys() ?? [])].some((first) =>
        [...after.keys()].some((second) => pairs.has(`${first} ${second}`)),
      ),
    )
  return {
    covered: best.filter((weight) => weight > 0).length,
    weight: best.reduce((sum, weight) => sum + weight, 0) + 10 * paired.length,
  }
}

type Ranked = ReturnType<typeof rankOf> & ReturnType<typeof meant>

function idsInOrder(ranked: readonly Ranked[]): readonly string[] {
  return ranked
    .toSorted(
      (a, b) =>
        b.rank - a.rank ||
        b.isTitle - a.isTitle ||
        b.isOwn - a.isOwn ||
        b.covered - a.covered ||
        b.weight - a.weight,
    )
    .map(({ id }) => id)
}
