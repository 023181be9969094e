/** How a review stands: nobody has decided yet, on the product's page, kept off it with a reason, or taken back. */
export const RATING_STATES = ['waiting', 'shown', 'withheld', 'withdrawn'] as const
export type RatingState = (typeof RATING_STATES)[number]

/** What nobody has decided about within so many days is shown by itself: nobody keeps a review back by waiting. */
export const DECIDE_DAYS = 3
