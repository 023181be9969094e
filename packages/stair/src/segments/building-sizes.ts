/** How far a tread's nosing stands out in front of the riser below it, in inches. */
export const NOSING_IN = 1.25

export const TREAD_THICK_IN = 1
export const RISER_THICK_IN = 0.75

export const STRINGER_THICK_IN = 0.75
/** Plumb depth of a stringer below the inner corners of its steps. */
export const STRINGER_DEPTH_IN = 5

/** From the open side of a stair, or the edge of a landing, to the line that its balusters stand on. */
export const EDGE_IN = 2

/** No level rail spans more between two posts without one in the middle, in inches (makers say 8 feet). */
export const LONGEST_SPAN_IN = 96
