/** What the search box needs only once somebody searches, in one chunk. */
export { createSearch } from './create-search.ts'
export { countText, FoundList } from './found-list.tsx'
export { nextOption } from './next-option.ts'
export { PressesAround } from './presses-around.ts'
