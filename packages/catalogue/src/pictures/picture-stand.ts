/**
 * How a part's picture stands in its box: a bar runs through it from edge to edge, a post rises from the lower edge,
 * a rail comes in from the right one, a piece lies free.
 */
export type PictureStand = 'bar' | 'post' | 'rail' | 'piece'
