import { catalogue } from '../catalogue.ts'
import { formatInches } from '../inches.ts'
import type { Product } from '../product.ts'

/**
 * So many products as a shop grown to that size would sell, the same each time: first those of the catalogue, then
 * further ones after their model, each family growing alike. Item numbers are their own, and so are prices, stock and
 * sizes. Every collection of some thirty has a name of its own, and every text new words, fewer the more there are of
 * them already, so that the words of the shop grow as those of a language do. For tests and measurements alone.
 */
export function manyProducts(count: number): readonly Product[] {
  const draw = drawing(11)
  const more = Math.max(0, count - catalogue.length)
  const models = Array.from({ length: more }, (_, at) => catalogue[(at * 7) % catalogue.length])
  const further = models
    .filter((model) => model !== undefined)
    .map((model, at) => furtherProduct(model, at, draw))
  return [...catalogue, ...further].slice(0, count)
}

/** Draws whole numbers below another one, always in the same order. */
type Draw = (below: number) => number

const PER_COLLECTION = 30
/** What a part is made as in another collection: its gap or reveal, in inches. */
const SPACINGS_IN = Array.from({ length: 96 }, (_, sixteenths) => 1 + sixteenths / 16)

function furtherProduct(model: Product, at: number, draw: Draw): Product {
  const [letters = 'X'] = /^[A-Z]+/.exec(model.itemNumber) ?? []
  const itemNumber = `${letters}-${20_000 + at}`
  const id = itemNumber.toLowerCase()
  const collection = wordOf(Math.floor(at / PER_COLLECTION))
  const spacing = formatInches(SPACINGS_IN[draw(SPACINGS_IN.length)] ?? 1)
  const priceCents = Math.round((model.priceCents * (70 + draw(90))) / 100)
  return {
    ...model,
    id,
    itemNumber,
    title: `${collection} ${model.title}`,
    priceCents,
    originalCents: Math.round((priceCents * model.originalCents) / model.priceCents),
    inStock: draw(10) > 0,
    href: `/product/${id}`,
    description: `${model.description} After a stair in ${rareWord(draw)}, drawn by ${rareWord(draw)}.`,
    features: [...model.features, `Set ${spacing} apart`],
    searchKeywords: [...model.searchKeywords, `${collection} collection`.toLowerCase()],
  }
}

/** Mostly a word that has been drawn before, now and then a new one: by Zipf's law. */
function rareWord(draw: Draw): string {
  const most = 20_000
  return wordOf(5000 + Math.floor(most ** (draw(1_000_000) / 1_000_000)))
}

const STARTS =
  'Ash Bram Cal Dun El Farn Glen Hart Ips Ken Lang Mar Nor Oak Pen Quarn Rath Sel Thorn Wy'.split(
    ' ',
  )
const MIDDLES = 'a be co der en fi gar ho in ker le mon ni or per ri sto ter um ven'.split(' ')
const ENDS =
  'brook bury combe dale field gate ham leigh ling mere ness port ridge row shaw stead ton wick wold worth'.split(
    ' ',
  )

/** The word of this number: a place that is on no map. */
function wordOf(number: number): string {
  // Words of one number after the other share no syllable.
  const mixed = (number * 4801) % 8000
  const round = Math.floor(number / 8000)
  const middle = partOf(MIDDLES, Math.floor(mixed / 20) + round)
  const further = round === 0 ? '' : partOf(MIDDLES, round)
  return `${partOf(STARTS, mixed)}${middle}${further}${partOf(ENDS, Math.floor(mixed / 400))}`
}

function partOf(parts: readonly string[], at: number): string {
  return parts[at % parts.length] ?? ''
}

/** Random numbers that are the same each time (Lehmer's). */
function drawing(seed: number): Draw {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
