/**
 * Pieces that the pictures of several words share, as SVG path data. A picture is 160 wide and 100 high.
 * Three of them are whole stairs; the rest fits onto the first of these.
 */

/** A stair of four risers from the side. */
export const STEPS = 'M6 92H40V83H38V81H58V72H56V70H76V61H74V59H94V50H92V48H154'
export const FLIGHT = 'M40 92V83H38V81H58V72H56V70H76V61H74V59H94V50H92V48H96V92Z'
export const FOOT_NEWEL = 'M30 92V40H36V92M28 40V36H38V40Z'
export const TOP_NEWEL = 'M98 48V7H104V48M96 7V3H106V7Z'
export const RAIL = 'M36 48.2L98 10.3M36 52.5L98 14.6'
export const BALUSTERS = 'M43 81V48.2M52 81V42.7M61 70V37.2M70 70V31.7M79 59V26.2M88 59V20.7'
export const LEVEL_RAIL = 'M104 13H154M104 17H154'
export const LEVEL_BALUSTERS = 'M113 48V17M122 48V17M131 48V17M140 48V17M149 48V17'
export const NEWELS = FOOT_NEWEL + TOP_NEWEL
export const WHOLE_STAIR = STEPS + NEWELS + RAIL + BALUSTERS + LEVEL_RAIL + LEVEL_BALUSTERS

/** Two steps, near enough to see their boards. */
export const TWO_STEPS = 'M8 94H48V66H42V60H98V32H92V26H152'

/** A stair with a landing between two flights, from the side. */
export const STAIR_WITH_LANDING = 'M6 92H30V80H44V68H58V56H110V44H124V32H138V20H154'

/** A stair that turns at a landing, from above. */
export const TURNING_STAIR =
  'M10 58H90V6H128V96H10ZM26 58V96M42 58V96M58 58V96M74 58V96M90 58V96M90 58H128M90 45H128M90 32H128M90 19H128'

/** A rail from its end, flat below. */
export const RAIL_END =
  'M44 72V62C44 57 36 54 36 42C36 22 52 14 80 14C108 14 124 22 124 42C124 54 116 57 116 62V72Z'
/** The same with a groove below. */
export const GROOVED_RAIL_END =
  'M62 72H44V62C44 57 36 54 36 42C36 22 52 14 80 14C108 14 124 22 124 42C124 54 116 57 116 62V72H98'
export const GROOVE = 'M62 72V58H98V72'

/** Two balusters between rail and floor. */
export const TWO_BALUSTERS = 'M54 10V86M60 10V86M100 10V86M106 10V86M20 86H140M20 10H140M20 4H140'
