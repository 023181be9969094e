/**
 * What buys a design once more outside of the designer: it reads the design's link and counts its parts as the designer
 * does. One door, so that whoever knocks fetches one chunk beside what the designer is made of.
 */
export { coatChoices } from '@millrun/stair/again/coat-choices'
export { stairAgain } from '@millrun/stair/again/stair-again'
export { cartLines, soldOutLines } from '@millrun/stair/parts-list/cart-lines'
export { isGuess } from '@millrun/stair/parts-list/is-guess'
export { designLink, readDesignLink } from '../link/design-link.ts'
