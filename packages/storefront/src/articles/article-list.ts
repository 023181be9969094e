/** What is said of an article before one opens it. */
export interface Article {
  /** The last part of its address, for ever. */
  readonly slug: string
  readonly title: string
  /** The teaser on the home page. */
  readonly teaser: string
  /** The line under the title. */
  readonly lede: string
  /** What search engines show. */
  readonly description: string
  readonly minutes: number
  /** The day it was first published, and the day of its last change. */
  readonly published: string
  readonly changed: string
  /** The drawing that stands for it, below `/drawings`. */
  readonly drawing: string
}

export const HOW_MANY_BALUSTERS: Article = {
  slug: 'how-many-balusters',
  title: 'How many balusters does a stair need?',
  teaser: 'Why counting three to a foot orders too many, and the arithmetic that gets it right.',
  lede: 'One rule, one subtraction and one division. Do them for each tread and each level rail, and you order what goes in, not a third more.',
  description:
    'Count stair balusters by the 4-inch sphere rule: two or three on each tread, an exact count for level rails, a worked table and a 14-step example.',
  minutes: 4,
  published: '2026-11-22',
  changed: '2026-11-22',
  drawing: 'stair-balusters-elevation',
}

export const POST_TO_POST: Article = {
  slug: 'post-to-post-or-over-the-post',
  title: 'Post-to-post or over-the-post',
  teaser: 'Two ways to run a rail, and what each asks of your newels and fittings.',
  lede: 'Does the rail stop at each newel, or does it run over the top? Decide this first: it settles which newels you can buy, and which fittings you need.',
  description:
    'Post-to-post or over-the-post stair rails: how each is built, which newels and fittings it takes, and what the same 14-step stair costs both ways.',
  minutes: 4,
  published: '2026-11-22',
  changed: '2026-11-22',
  drawing: 'stair-over-the-post-elevation',
}

export const MEASURING_TREADS: Article = {
  slug: 'measuring-for-treads',
  title: 'Measuring a stair for new treads',
  teaser: 'Five measurements, a sketch, and the mistakes that send a tread back.',
  lede: 'A tape, a square, a pencil and half an hour. Measure every step, not one, and write down which end is open.',
  description:
    'How to measure for new stair treads: run, nosing, depth, width between skirts or to an open stringer with its return, risers, and a worked 14-step order.',
  minutes: 4,
  published: '2026-11-22',
  changed: '2026-11-22',
  drawing: 'stair-treads-plan',
}

/** In the order of the home page. */
export const articles: readonly Article[] = [HOW_MANY_BALUSTERS, POST_TO_POST, MEASURING_TREADS]
