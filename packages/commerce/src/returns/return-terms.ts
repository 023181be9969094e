/** The one place for what the shop promises about what comes back: pages, mails and rules say and count by these. */

/** So long after delivery stock parts come back, and damage is told of. */
export const RETURN_DAYS = 14

/** How long the manufacturer stands for what is faulty, as every page says it. */
export const WARRANTY_YEARS = 1
export const WARRANTY_TERM = `${WARRANTY_YEARS} year manufacturer warranty`

/** What holds for a part from stock, in a word beside its price. */
export const RETURNABLE_TERM = `Returnable within ${RETURN_DAYS} days.`

/** What comes back is as it left us. */
export const UNUSED_TERM = `within ${RETURN_DAYS} days of delivery, unused and uncut`

/** What is made for somebody at their wish nobody else can use. */
export const MADE_TERM = 'What is made to order cannot be returned.'

/** How long a buyer has to tell of damage. */
export const DAMAGE_TERM = `${RETURN_DAYS} days to tell us of damage, with a photograph.`
