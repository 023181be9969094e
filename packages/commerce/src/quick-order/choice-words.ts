import type { Choices } from '@millrun/catalogue/choosing/choices'
import type { Listing } from '@millrun/catalogue/product'
import { editDistance } from '@millrun/catalogue/search/edit-distance'
import { type ChoiceGroup, choiceGroups, inchesOf, type NamedOption } from './choice-groups.ts'
import { type Mention, mentionsIn, wordsOf } from './choice-names.ts'
import { saysNothing } from './row-words.ts'

/** A length of a row: what it is in inches, and how it is written there. */
export interface SaidLength {
  readonly inches: number
  readonly text: string
}

/** What a row says of the choices of a product. */
export interface ReadChoices {
  readonly said: Choices
  /** What it leaves open between several, or asks for in vain. */
  readonly open: readonly OpenChoice[]
  /** Choices of others that this product does not have at all: `Copper Vein`. */
  readonly notOffered: readonly string[]
  /** Which of the words were read. */
  readonly read: ReadonlySet<number>
}

export interface OpenChoice {
  readonly group: ChoiceGroup
  /** What it may be. */
  readonly among: readonly NamedOption[]
  /** What was asked for and is not offered. */
  readonly inVain?: string
}

const SHORTEST_MISSPELLED = 5
/** Below it a length is the thickness or the width of something. Inches. */
const SHORTEST_STICK_IN = 24

/**
 * What words and lengths say of a product's choices: names, codes, abbreviations, and parts of names that
 * mean one option alone. `white oak` is never taken for another oak.
 */
export function readChoices(
  product: Listing,
  words: readonly string[],
  lengths: readonly SaidLength[],
): ReadChoices {
  const groups = choiceGroups(product)
  const mentions = mentionsIn(groups, words)
  const read = new Set(mentions.flatMap(({ at }) => at))
  const said: Record<string, string> = {}
  const open: OpenChoice[] = []
  for (const group of groups) {
    const named = mentions.filter(({ groupId }) => groupId === group.id)
    const choice =
      measured(group, lengths, groups) ?? chosen(group, named) ?? partly(group, words, read)
    if (choice === undefined) continue
    const [only] = choice.among
    if (choice.among.length === 1 && only !== undefined) said[group.id] = only.code
    else open.push({ group, ...choice })
    for (const index of choice.at ?? []) read.add(index)
  }
  const has = (groupId: string) => groups.some(({ id }) => id === groupId)
  const notOffered = mentions.filter(({ groupId }) => !has(groupId)).map(({ name }) => name)
  return { said, open, notOffered, read }
}

type Choice = Pick<OpenChoice, 'among' | 'inVain'> & { readonly at?: readonly number[] }

function chosen({ options }: ChoiceGroup, named: readonly Mention[]): Choice | undefined {
  const [first] = named
  if (first === undefined) return undefined
  const codes = new Set(named.map(({ code }) => code))
  const own = options.filter(({ code }) => codes.has(code))
  if (own.length > 0 && !codes.has(undefined)) return { among: own }
  const wanted = named.find(({ code }) => code === undefined)?.name ?? first.name
  const close = options.filter(({ name }) => isWithin(wordsOf(wanted), wordsOf(name)))
  if (own.length === 0 && close.length > 0) return { among: close }
  return { among: options, inVain: wanted }
}

function isWithin(words: readonly string[], name: readonly string[]): boolean {
  return words.every((word) => name.includes(word))
}

/** By words of a name, or a slip of the finger away from one: `oak` leaves two woods open, `coper` is one finish. */
function partly(
  { options }: ChoiceGroup,
  words: readonly string[],
  read: ReadonlySet<number>,
): Choice | undefined {
  const free = [...words.entries()].filter(
    ([index, word]) =>
      !read.has(index) && word.length > 2 && /^[a-z]/.test(word) && !saysNothing(word),
  )
  const scored = options.map((option) => {
    const at = free.filter(([, word]) => wordsOf(option.name).some((own) => isAlike(word, own)))
    return { option, at: at.map(([index]) => index) }
  })
  const most = Math.max(0, ...scored.map(({ at }) => at.length))
  if (most === 0) return undefined
  const best = scored.filter(({ at }) => at.length === most)
  return { among: best.map(({ option }) => option), at: best.flatMap(({ at }) => at) }
}

function isAlike(typed: string, own: string): boolean {
  if (saysNothing(own)) return false
  return typed === own || (typed.length >= SHORTEST_MISSPELLED && editDistance(typed, own, 1) <= 1)
}

/** The option that a length of the row measures; lengths of other parts of the product are passed over. */
function measured(
  group: ChoiceGroup,
  lengths: readonly SaidLength[],
  groups: readonly ChoiceGroup[],
): Choice | undefined {
  const sizes = group.options.filter((option) => inchesOf(option) !== undefined)
  if (sizes.length === 0 || lengths.length === 0) return undefined
  const named = sizes.filter((option) => lengths.some(({ inches }) => inches === inchesOf(option)))
  if (named.length > 0) return { among: named }
  const offered = new Set(groups.flatMap(({ options }) => options.map(inchesOf)))
  const isStick = sizes.every((option) => isStickLong(inchesOf(option)))
  const missed = lengths.find(
    ({ inches }) => !offered.has(inches) && isStickLong(inches) === isStick,
  )
  return missed && { among: sizes, inVain: missed.text }
}

function isStickLong(inches = 0): boolean {
  return inches >= SHORTEST_STICK_IN
}
