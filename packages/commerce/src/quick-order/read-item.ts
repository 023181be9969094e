import type { Choices } from '@millrun/catalogue/choosing/choices'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { readMeasures } from '@millrun/catalogue/search/measures'
import { isOrderQuantity } from '../limits/order-limits.ts'
import { choiceGroups } from './choice-groups.ts'
import { readChoices } from './choice-words.ts'
import { blanked, type NamedItem } from './named-item.ts'
import { askChoice, askQuantity, askSize, unsaidGroups } from './open-questions.ts'
import type { RowAnswer } from './row-answer.ts'
import { isCount, rowQuantity, type RowQuantity } from './row-quantity.ts'
import { placeOf, rowWords, saysNothing } from './row-words.ts'

/** What the rest of a row, in lowercase and without its item number, says of the product that it names. */
export function readItem(
  { product, line, count }: Omit<NamedItem, 'start' | 'end'>,
  rest: string,
): RowAnswer {
  const measures = readMeasures(rest)
  const lengths = measures.map(({ inches, start, end }) => ({
    inches,
    text: rest.slice(start, end).trim(),
  }))
  const words = withoutTitle(
    rowWords(measures.reduce((left, { start, end }) => blanked(left, start, end), rest)),
    product,
  )
  const { said: named, open, notOffered, read } = readChoices(product, words, lengths)
  const isFree = (index: number) => words[index] !== '' && !read.has(index)
  const counted: RowQuantity =
    count === ''
      ? rowQuantity(words, isFree)
      : { kind: 'said', quantity: Number(count), isMarked: true }
  const { said, amount } = withBareSize(product, line?.choices ?? named, counted)
  const quantity = quantityOf(amount)
  if (quantity === undefined) return askQuantity(product, said, amount)
  if (line === undefined) {
    const wanted = { product, said, quantity }
    const asked = askChoice(wanted, open, notOffered) ?? askSize(wanted, amount)
    if (asked !== undefined) return asked
  }
  const found = line ?? lineOf(product, said)
  if (!product.inStock) return { kind: 'sold-out', line: found, quantity }
  return {
    kind: 'found',
    line: found,
    quantity,
    said,
    unsaid: line === undefined ? unsaidGroups(product, said) : [],
    unread: words.filter((word, index) => isFree(index) && isUnread(word, product)),
  }
}

/** The title says what the item number says already: nothing in it is a choice or a count. */
function withoutTitle(words: readonly string[], { title }: Listing): readonly string[] {
  const measures = readMeasures(title.toLowerCase())
  const plainTitle = measures.reduce(
    (left, { start, end }) => blanked(left, start, end),
    title.toLowerCase(),
  )
  const at = placeOf(words, rowWords(plainTitle), () => true) ?? []
  return words.map((word, index) => (at.includes(index) ? '' : word))
}

function isUnread(word: string, product: Listing): boolean {
  if (!/^[a-z]/.test(word) || word.length < 2 || saysNothing(word) || isCount(word)) return false
  const { title, category } = product
  const names = choiceGroups(product).flatMap(({ options }) => options.map(({ name }) => name))
  const own = `${title} ${category} ${names.join(' ')} inches height`.toLowerCase()
  return !own.includes(word.replace(/s$/, ''))
}

/** Of two numbers the one that names a size of the product, where the other does not: `36` of `C-8070 36 red oak 12`. */
function withBareSize(
  product: Listing,
  said: Choices,
  amount: RowQuantity,
): { readonly said: Choices; readonly amount: RowQuantity } {
  if (amount.kind !== 'open' || amount.among.length !== 2) return { said, amount }
  const sizes = amount.among.flatMap((number) =>
    choiceGroups(product)
      .filter(
        ({ id, options }) => !(id in said) && options.some(({ code }) => code === `${number}`),
      )
      .map(({ id }) => ({ number, id })),
  )
  const [size] = sizes
  const quantity = amount.among.find((number) => number !== size?.number)
  if (size === undefined || sizes.length > 1 || quantity === undefined) return { said, amount }
  return {
    said: { ...said, [size.id]: `${size.number}` },
    amount: { kind: 'said', quantity, isMarked: true },
  }
}

function quantityOf(amount: RowQuantity): number | undefined {
  switch (amount.kind) {
    case 'said':
      return isOrderQuantity(amount.quantity) ? amount.quantity : undefined
    case 'unsaid':
      return 1
    case 'open':
    case 'wrong':
      return undefined
  }
}
