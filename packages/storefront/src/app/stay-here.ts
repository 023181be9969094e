/** The state of an address that shows the same page in another way: the page is not scrolled for it. */
export const STAY_HERE = 'stay-here'
