import {
  BALUSTERS,
  FLIGHT,
  FOOT_NEWEL,
  GROOVE,
  GROOVED_RAIL_END,
  LEVEL_BALUSTERS,
  LEVEL_RAIL,
  NEWELS,
  RAIL,
  RAIL_END,
  STAIR_WITH_LANDING,
  STEPS,
  TOP_NEWEL,
  TURNING_STAIR,
  TWO_BALUSTERS,
  TWO_STEPS,
  WHOLE_STAIR,
} from './stair-marks.ts'

/** A word of the trade, for somebody who has never heard it. */
export interface TermText {
  readonly name: string
  /** What it is, in one sentence. */
  readonly sentence: string
  /** What is drawn around it, and the thing itself, as SVG path data in a picture of 160 by 100. */
  readonly around: string
  readonly meant: string
}

const RAILED = NEWELS + RAIL + LEVEL_RAIL

/** Every trade word that the designer uses. */
export const TERMS = {
  balcony: {
    name: 'Balcony',
    sentence: 'A level run of rail and balusters along the edge of an upper floor.',
    around: STEPS + NEWELS + RAIL + BALUSTERS,
    meant: LEVEL_RAIL + LEVEL_BALUSTERS,
  },
  baluster: {
    name: 'Baluster',
    sentence:
      'One of the upright bars between the steps and the rail; many people say spindle or picket.',
    around: STEPS + RAILED,
    meant: BALUSTERS + LEVEL_BALUSTERS,
  },
  'box-newel': {
    name: 'Box newel',
    sentence: 'A square newel post that is built from boards like a box, and hollow inside.',
    around: 'M20 94H140',
    meant: 'M64 80V26H96V80M60 26V21H100V26ZM66 21L72 12H88L94 21M58 94V80H102V94ZM71 72V34H89V72Z',
  },
  'cut-list': {
    name: 'Cut list',
    sentence: 'A list of every piece that has to be sawn, with the length that it is sawn to.',
    around: 'M16 26H144V33H16ZM16 48H144V55H16ZM16 70H144V77H16Z',
    meant: 'M118 20V39M96 42V61M132 64V83',
  },
  easing: {
    name: 'Starting easing',
    sentence:
      'A rail that begins with a curve, from a level round cap on the first newel up into the slope.',
    around: 'M6 96H154M38 96V46H54V96M84 96V44M106 96V29M128 96V15M104 14L126 0M110 24L148 0',
    meant: 'M104 14C84 27 78 34 60 34H34C26 34 26 46 34 46H62C82 46 88 38 110 24Z',
  },
  elevation: {
    name: 'Elevation',
    sentence: 'A drawing of the stair as one sees it straight from the side.',
    around: STEPS,
    meant: FLIGHT + RAILED + BALUSTERS + LEVEL_BALUSTERS,
  },
  epoxy: {
    name: 'Epoxy',
    sentence: 'A strong glue of two parts that sets an iron bar in its hole.',
    around: 'M16 58H64V92H96V58H144M72 6V86H88V6',
    meant:
      'M64 60V92H96V60H88V86H72V60ZM66 66L70 62M66 76L71 71M67 88L71 84M90 70L94 66M90 80L94 76',
  },
  fillet: {
    name: 'Fillet',
    sentence: 'A thin strip of wood that closes the groove of a rail between two balusters.',
    around: GROOVED_RAIL_END + GROOVE,
    meant: 'M64 72V60H96V72Z',
  },
  fitting: {
    name: 'Fitting',
    sentence: 'A shaped piece of rail, for where a rail begins, bends, climbs or ends.',
    around:
      STEPS +
      BALUSTERS +
      'M28 92V50M36 92V50M97 48V7M104 48V7M50 39.6L82 20M51 43.9L84 23.6M112 3H154M112 7H154',
    meant:
      'M24 46H36C42 46 46 42 50 39.6L51 43.9C47 46 44 50 37 50H24ZM82 20C88 16.4 90 14 90 8C90 4 92 3 96 3H112V7H97C95 7 94 8 94 12C94 17 91 19.5 84 23.6Z',
  },
  'flat-shoe': {
    name: 'Flat shoe',
    sentence: 'A shoe that stands level, for a baluster on a tread, a landing or a balcony.',
    around: 'M74 70V6M86 70V6M16 86H144M16 96H144',
    meant: 'M60 86V76L70 70H90L100 76V86Z',
  },
  flight: {
    name: 'Flight',
    sentence: 'A row of steps without a break, from one floor or landing up to the next.',
    around: WHOLE_STAIR,
    meant: FLIGHT,
  },
  gap: {
    name: 'Gap',
    sentence:
      'The clear space between two balusters, kept so small that a child cannot slip through.',
    around: TWO_BALUSTERS,
    meant: 'M60 48H100M67 44L60 48L67 52M93 44L100 48L93 52',
  },
  gooseneck: {
    name: 'Gooseneck',
    sentence: 'A fitting that lifts the sloping rail to the height of the level rail above it.',
    around:
      'M0 96L40 70M17.2 100L48 80M118 12H156M118 26H156M98 98V26M110 98V26M122 98V26M138 98V26M154 98V26M84 98H156',
    meant:
      'M40 70L58 58C68 51 72 46 72 36V30C72 17 76 12 90 12H118V26H94C88 26 86 28 86 33V38C86 50 80 59 68 67L48 80Z',
  },
  guard: {
    name: 'Guard',
    sentence: 'Rail and balusters together, where they keep people from falling over an edge.',
    around: STEPS,
    meant: RAILED + BALUSTERS + LEVEL_BALUSTERS,
  },
  handrail: {
    name: 'Handrail',
    sentence: 'The rail along the top of the balusters, which the hand holds.',
    around: STEPS + NEWELS + BALUSTERS + LEVEL_BALUSTERS,
    meant: RAIL + LEVEL_RAIL,
  },
  hollow: {
    name: 'Hollow and solid',
    sentence:
      'A hollow bar is a tube, lighter and cheaper; a solid one is iron all through, and the two are not mixed on one stair.',
    around: 'M24 32H60V68H24ZM24 44L36 32M24 56L48 32M24 68L60 32M36 68L60 44M48 68L60 56',
    meant: 'M100 32H136V68H100ZM106 38H130V62H106Z',
  },
  'knee-wall': {
    name: 'Knee wall',
    sentence: 'A low wall along the side of a stair; balusters stand on it, not on the treads.',
    around:
      'M6 92H38M94 48H154' +
      NEWELS +
      RAIL +
      'M46 71.1V46.4M56 65.1V40.3M66 59V34.2M76 52.9V28.1M86 46.9V22',
    meant: 'M38 92V76L94 42V92Z',
  },
  landing: {
    name: 'Landing',
    sentence: 'A level platform between two flights, where a stair rests or turns.',
    around: STAIR_WITH_LANDING,
    meant: 'M58 56H110V61H58Z',
  },
  'landing-newel': {
    name: 'Landing newel',
    sentence: 'The newel at a landing, long enough to take the rails of both flights.',
    around: TURNING_STAIR,
    meant: 'M84 52H96V64H84ZM84 52L96 64M96 52L84 64',
  },
  'landing-tread': {
    name: 'Landing tread',
    sentence: 'A narrow board with a rounded front, along the edge of a landing or an upper floor.',
    around: TWO_STEPS,
    meant: 'M118 26H95A3 3 0 0 0 95 32H118Z',
  },
  newel: {
    name: 'Newel',
    sentence: 'A stout post that holds the end of a handrail.',
    around: STEPS + RAIL + BALUSTERS + LEVEL_RAIL + LEVEL_BALUSTERS,
    meant: FOOT_NEWEL + TOP_NEWEL,
  },
  nosing: {
    name: 'Nosing',
    sentence: 'The front edge of a tread, where it stands out over the riser below it.',
    around: 'M84 38H150M84 52H150M78 52V92M86 52V92M14 92H78M86 92H150',
    meant: 'M84 38H67A7 7 0 0 0 67 52H84Z',
  },
  'open-side': {
    name: 'Open side',
    sentence: 'A side of the stair without a wall, where a rail with balusters has to stand.',
    around:
      'M12 22H148V30H12ZM12 30L20 22M32 30L40 22M52 30L60 22M72 30L80 22M92 30L100 22M112 30L120 22M132 30L140 22M12 30V74M35 30V74M58 30V74M80 30V74M103 30V74M126 30V74M148 30V74',
    meant: 'M12 74H148V80H12Z',
  },
  'opening-cap': {
    name: 'Opening cap',
    sentence: 'The round end of a level rail, which sits on a newel; here seen from above.',
    around: 'M84 42H154M84 58H154',
    meant: 'M62 42A20 20 0 1 0 62 58H84V42ZM36 50A9 9 0 1 0 54 50A9 9 0 1 0 36 50',
  },
  'over-the-post': {
    name: 'Over-the-post',
    sentence:
      'The rail runs on over the newels without a break, in curved pieces that sit on them.',
    around:
      STEPS +
      BALUSTERS +
      LEVEL_BALUSTERS.replaceAll('V17', 'V7') +
      'M28 92V50M36 92V50M97 48V7M104 48V7',
    meant:
      'M154 3H96C92 3 90 4 90 8C90 14 88 16.4 82 20L50 39.6C46 42 42 46 36 46H24V50H37C44 50 47 46 51 43.9L84 23.6C91 19.5 94 17 94 12C94 8 95 7 97 7H154',
  },
  'pin-top': {
    name: 'Pin top',
    sentence: 'A baluster whose top is a round pin, which goes into a hole drilled in the rail.',
    around: RAIL_END,
    meant: 'M69 98C70 88 75 84 75 76V52H85V76C85 84 90 88 91 98',
  },
  'pitch-shoe': {
    name: 'Pitch shoe',
    sentence: 'A shoe that is cut at a slant, for a baluster on the slope of a knee wall.',
    around: 'M16 96L144 36M74 56.5V6M86 50.9V6',
    meant: 'M60 75.4V63L100 44.3V56.6Z',
  },
  plan: {
    name: 'Plan',
    sentence: 'A drawing of the stair as one sees it straight from above.',
    around: 'M4 2H156V99H4Z',
    meant: TURNING_STAIR,
  },
  'plowed-rail': {
    name: 'Plowed rail',
    sentence:
      'A rail with a groove, called plow, along its underside that takes the square tops of wood balusters.',
    around: GROOVED_RAIL_END,
    meant: GROOVE,
  },
  'post-to-post': {
    name: 'Post-to-post',
    sentence:
      'The rail is cut into lengths that run from newel to newel, and the newels stand above it.',
    around: STEPS + BALUSTERS + LEVEL_BALUSTERS + FOOT_NEWEL + TOP_NEWEL,
    meant: RAIL + LEVEL_RAIL,
  },
  primed: {
    name: 'Primed',
    sentence: 'Wood with a white undercoat, ready to be painted.',
    around:
      'M14 36H80V64H14ZM20 44C36 40 52 48 76 43M18 52C38 49 52 56 78 51M20 58C38 56 56 61 76 58',
    meant: 'M80 36H146V64H80Z',
  },
  profile: {
    name: 'Profile',
    sentence: 'The shape of a rail as one sees it at a sawn end.',
    around: 'M20 86H140',
    meant: RAIL_END,
  },
  'rail-bolt': {
    name: 'Rail bolt',
    sentence: 'A bolt hidden inside the rail that draws two lengths of it together at a joint.',
    around: 'M8 30H152M8 70H152M80 30V70M104 70V44H116V70',
    meant: 'M46 50H110M50 46L54 54M56 46L60 54M62 46L66 54M107 44H113V56H107Z',
  },
  'rail-height': {
    name: 'Rail height',
    sentence: 'From the front edge of a tread straight up to the top of the rail.',
    around: STEPS + NEWELS + RAIL,
    meant: 'M56 70V36M52.5 42L56 36L59.5 42M52.5 64L56 70L59.5 64',
  },
  rake: {
    name: 'Rake',
    sentence: 'The slope of a stair, along the front edges of its treads.',
    around: STEPS + NEWELS + RAIL,
    meant: 'M22 90.8L112 35.8',
  },
  rise: {
    name: 'Rise',
    sentence:
      'Height: the total rise of a stair is measured straight up, from one finished floor to the next.',
    around: STEPS + 'M40 92H154',
    meant: 'M126 48V92M122 55L126 48L130 55M122 85L126 92L130 85',
  },
  riser: {
    name: 'Riser',
    sentence: 'The upright board at the back of a step; its height is how high one steps up.',
    around: TWO_STEPS,
    meant: 'M98 32H104V60H98Z',
  },
  rosette: {
    name: 'Rosette',
    sentence: 'A small plate on the wall that the end of a rail is fixed to.',
    around:
      'M128 4V96M128 12L136 4M128 32L136 24M128 52L136 44M128 72L136 64M128 92L136 84M8 40H116M8 60H116',
    meant: 'M128 26H122C118 26 118 30 120 32L116 36V64L120 68C118 70 118 74 122 74H128Z',
  },
  run: {
    name: 'Run',
    sentence:
      'Depth, measured level: from the front edge of one tread to that of the next, or of all steps together.',
    around: TWO_STEPS,
    meant: 'M42 14H92M49 10L42 14L49 18M85 10L92 14L85 18M42 8V56M92 8V22',
  },
  shoe: {
    name: 'Shoe',
    sentence:
      'A small metal collar round the foot of an iron baluster, which hides the hole that the bar stands in.',
    around: 'M74 70V6M86 70V6M16 86H144M16 96H144',
    meant: 'M60 86V76L70 70H90L100 76V86Z',
  },
  sphere: {
    name: 'Code sphere',
    sentence:
      'A ball that must not pass between balusters: 4 inches, and in many places 4-3/8 inches beside steps.',
    around: TWO_BALUSTERS,
    meant: 'M60 50A20 20 0 1 0 100 50A20 20 0 1 0 60 50',
  },
  'square-top': {
    name: 'Square top',
    sentence: 'A baluster that stays square up to its top, which fits into the groove of a rail.',
    around: GROOVED_RAIL_END + GROOVE,
    meant: 'M64 98V60H96V98',
  },
  'starting-step': {
    name: 'Starting step',
    sentence:
      'The lowest step, longer than the rest and rounded at its end, which the post of a volute or turnout stands on; here seen from above.',
    around: 'M56 4V62M128 4V62M56 8H128M56 26H128M56 44H128',
    meant: 'M128 62H42A12 12 0 0 0 42 86H128Z',
  },
  stringer: {
    name: 'Stringer',
    sentence: 'The sloping board at the side of a stair that carries its steps.',
    around: STEPS,
    meant: 'M40 92V81H58V70H76V59H94V48H130L58 92Z',
  },
  'tandem-cap': {
    name: 'Tandem cap',
    sentence:
      'A round cap in the middle of a long level rail, which sits on a newel; here seen from above.',
    around: 'M6 42H50M6 58H50M110 42H154M110 58H154',
    meant:
      'M50 42H62A20 20 0 0 1 98 42H110V58H98A20 20 0 0 1 62 58H50ZM71 50A9 9 0 1 0 89 50A9 9 0 1 0 71 50',
  },
  tread: {
    name: 'Tread',
    sentence: 'The board of a step that the foot stands on.',
    around: TWO_STEPS,
    meant: 'M98 60H45A3 3 0 0 0 45 66H98Z',
  },
  turnout: {
    name: 'Turnout',
    sentence: 'A rail that begins with a swing to the side, onto its newel; here seen from above.',
    around: 'M88 26H154M88 42H154',
    meant:
      'M88 26C58 26 44 38 36 58A19 19 0 1 0 66 62C70 48 76 42 88 42ZM41 71A9 9 0 1 0 59 71A9 9 0 1 0 41 71',
  },
  volute: {
    name: 'Volute',
    sentence:
      'A rail that begins with a flat scroll, like a snail shell, over its newel; here seen from above.',
    around: 'M96 10H154M96 24H154',
    meant:
      'M70 24H96V10H74C42 10 20 26 20 52C20 76 36 92 58 92C78 92 92 79 92 62C92 47 81 37 67 37C55 37 46 45 46 56C46 65 52 71 60 71C67 71 72 67 72 61C72 57 69 54 66 54M96 24H76C50 24 34 34 34 52C34 68 44 79 58 79',
  },
  well: {
    name: 'Well',
    sentence: 'The open space between two flights that run side by side; here seen from above.',
    around:
      'M14 8H150V92H14ZM110 8V92M14 38H110V62H14M30 8V38M46 8V38M62 8V38M78 8V38M94 8V38M30 62V92M46 62V92M62 62V92M78 62V92M94 62V92',
    meant: 'M14 38H110V62H14Z',
  },
} as const satisfies Record<string, TermText>

/** A trade word that is explained. */
export type Word = keyof typeof TERMS
