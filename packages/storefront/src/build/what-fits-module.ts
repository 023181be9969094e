import { catalogue } from '@millrun/catalogue/catalogue'
import { brackets } from '@millrun/catalogue/families/brackets/brackets'
import { railsOnBracket } from '@millrun/catalogue/families/brackets/rails-on-bracket'
import { handrails } from '@millrun/catalogue/families/handrails/handrails'
import { ironBalusters } from '@millrun/catalogue/families/iron-balusters/iron-balusters'
import { matchedSet } from '@millrun/catalogue/families/shoes-knuckles/matched-set'
import { shoesKnuckles } from '@millrun/catalogue/families/shoes-knuckles/shoes-knuckles'
import { takenBars } from '@millrun/catalogue/families/shoes-knuckles/taken-bars'

/** The script of `virtual:what-fits`: which parts of ours go with which, as far as pages say it. */
export function whatFitsModule(): string {
  return `
export const matchedSets = ${sharing(
    ironBalusters.map(({ id, shape }) => [id, matchedSet(shape, shoesKnuckles)]),
  )}
export const slipOns = ${sharing(slipOns())}
export const railsOnBrackets = ${sharing(
    brackets.map(({ id, shape }) => [id, railsOnBracket(shape, handrails).map((rail) => rail.id)]),
  )}`
}

/** Shoes, knuckles and collars of whatever family, with the bars that they slide on. */
function slipOns(): readonly (readonly [string, unknown])[] {
  return catalogue.flatMap(({ id, optionGroups, shape }) =>
    'openingIn' in shape
      ? [[id, { kind: shape.kind, bars: takenBars({ id, optionGroups, shape }, ironBalusters) }]]
      : [],
  )
}

/** Values by the id of their product; what several products share is said once. */
function sharing(entries: readonly (readonly [string, unknown])[]): string {
  const values = new Map<string, string[]>()
  for (const [id, value] of entries) {
    const text = JSON.stringify(value)
    values.set(text, [...(values.get(text) ?? []), id])
  }
  const all = JSON.stringify(`[${[...values.keys()].join()}]`)
  const ids = JSON.stringify([...values.values()])
  return `Object.fromEntries(
  JSON.parse(${all}).flatMap((value, index) => ${ids}[index].map((id) => [id, value])),
)`
}
