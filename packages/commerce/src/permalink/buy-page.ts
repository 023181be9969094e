/** One page shows every list that an address holds: which one, it reads behind the # of its own. */
export const BUY_PAGE = '/buy'
