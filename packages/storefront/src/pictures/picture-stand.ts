/**
 * How a part's picture stands in its box: a bar runs through it from edge to edge, a post rises from
 * the lower edge, a rail comes in from the right one, a piece lies free. What is cut off at the edge of
 * its picture is cut off at an edge of the box, where a rule should be.
 */
export const PICTURE_STANDS = {
  bar: 'object-cover',
  post: 'object-contain object-bottom',
  rail: 'object-contain object-right',
  piece: 'object-contain',
} as const

export type PictureStand = keyof typeof PICTURE_STANDS
