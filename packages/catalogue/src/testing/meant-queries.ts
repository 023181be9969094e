/** What somebody types who knows another word for it, or spells it as it sounds. */
export interface MeantQuery {
  readonly query: string
  /** The ids of what is meant, all of them. */
  readonly meant: RegExp
}

const RAILS = /^(c-6\d{3}|standard-handrail|plow-handrail)$/
const WALL_RAILS = /^c-604[125]$/
const IRON = /^m-\d{3}$/
const WOOD = /^(c-[25]\d{3}|wood-.*-baluster)$/
const BALUSTERS = /^(m-\d{3}|c-[25]\d{3}|wood-.*-baluster)$/
const NEWELS = /^[np]-\d{4}$/
const BASKETS = /^m-(399|40\d)$/
const TWISTS = /^m-3[01]\d$/
const VOLUTES = /^f-72(10|15|25|30)$/
const GOOSENECKS = /^f-71\d\d$/
const BRACKETS = /^br-\d{3}$/
const ROSETTES = /^ro-\d{3}$/
const SHOES = /^(sh-\d{3}|shoe-1)$/
const COLLARS = /^(co-\d{3}|collar-1)$/
const TREADS = /^c-80(70|75|80|85)$|^c-81(00|05|10|30|35)$/
const STARTING_STEPS = /^c-80(10|15|20|25)$/
const RISERS = /^c-809[024]$/
const TREAD_CAPS = /^c-80(10-2|71|72)$/
const NOSINGS = /^c-8(085|120|125|128|130|135)$/
const PITCH_SHOES = /^sh-(103|104|111|121|123)$/

/** Slips of the finger and words spelled by ear. */
export const MISSPELLED: readonly MeantQuery[] = [
  { query: 'bannister', meant: RAILS },
  { query: 'newl', meant: NEWELS },
  { query: 'baskit', meant: BASKETS },
  { query: 'spindels', meant: BALUSTERS },
  { query: 'balister', meant: BALUSTERS },
  { query: 'ballusters', meant: BALUSTERS },
  { query: 'ballister', meant: BALUSTERS },
  { query: 'handrale', meant: RAILS },
  { query: 'hand rial', meant: RAILS },
  { query: 'valute', meant: VOLUTES },
  { query: 'goosneck', meant: GOOSENECKS },
  { query: 'gooseneks', meant: GOOSENECKS },
  { query: 'rossette', meant: ROSETTES },
  { query: 'braket', meant: BRACKETS },
  { query: 'wrot iron', meant: IRON },
  { query: 'nuckle', meant: /^(m-(316|401|50\d|510)|kn-\d{3}|knuckle-1)$/ },
  { query: 'coller', meant: COLLARS },
  { query: 'stair treds', meant: TREADS },
  { query: 'landing tred', meant: /^c-813[05]$/ },
  { query: 'riasers', meant: RISERS },
  { query: 'victoran baluster', meant: /^m-80\d$/ },
  { query: 'colonail handrail', meant: /^c-(6010|6210|6310)$/ },
  { query: 'craftmans newel', meant: /^n-48\d\d$/ },
  { query: 'hamered', meant: /^m-95[1236]$/ },
  { query: 'fluited newel', meant: /^(n-4025|p-1030)$/ },
  { query: 'scrool baluster', meant: /^m-70[123478]$/ },
]

/** Words of those who live with a stair. */
export const HOUSEHOLD: readonly MeantQuery[] = [
  { query: 'spindles', meant: BALUSTERS },
  { query: 'pickets', meant: BALUSTERS },
  { query: 'uprights', meant: BALUSTERS },
  { query: 'metal spindles', meant: IRON },
  { query: 'wooden spindles', meant: WOOD },
  { query: 'black metal spindles', meant: IRON },
  { query: 'rod iron balusters', meant: IRON },
  { query: 'twisted spindle', meant: TWISTS },
  { query: 'spindle with basket', meant: BASKETS },
  { query: 'banister rail', meant: RAILS },
  { query: 'stair railing', meant: RAILS },
  { query: 'wall railing', meant: WALL_RAILS },
  { query: 'railing posts', meant: NEWELS },
  { query: 'corner post for stairs', meant: NEWELS },
  { query: 'bottom post', meant: /^(p-10\d0|n-4\d{3})$/ },
  { query: 'bottom step', meant: STARTING_STEPS },
  { query: 'stair steps', meant: /^c-80(70|75|80|85|10|15|20|25)$/ },
  { query: 'kick plate', meant: RISERS },
  { query: 'stair nose', meant: NOSINGS },
  { query: 'stair edge trim', meant: NOSINGS },
  { query: 'swirl at end of handrail', meant: /^f-(72(10|15|25|30)|7630)$/ },
  { query: 'handrail holder', meant: BRACKETS },
  { query: 'spindle feet', meant: SHOES },
  { query: 'spindle base', meant: SHOES },
  { query: 'wall plate for handrail', meant: ROSETTES },
  { query: 'cover for carpeted stairs', meant: /^c-8(010-2|071|072|096|098|105)$/ },
]

/** Words of those who build stairs, and of those who write them the British way. */
export const TRADE: readonly MeantQuery[] = [
  { query: 'OTP newel', meant: /^(n-4030|p-10[23]0|p-2020|p-30[13]0)$/ },
  { query: 'PTP newel', meant: NEWELS },
  { query: 'false treads', meant: TREAD_CAPS },
  { query: 'goose necks', meant: GOOSENECKS },
  { query: 'easements', meant: /^f-74\d\d$/ },
  { query: 'raked shoes', meant: PITCH_SHOES },
  { query: 'angle shoe', meant: PITCH_SHOES },
  { query: 'plough rail', meant: /^(c-6013|c-6213|c-6529|plow-handrail|c-6710)$/ },
  { query: 'bent rail', meant: /^c-691[02]$/ },
  { query: 'monkeytail', meant: /^f-7630$/ },
  { query: 'curtail', meant: STARTING_STEPS },
  { query: 'scotia moulding', meant: /^c-8128$/ },
  { query: 'mitred riser', meant: /^c-8092$/ },
  { query: 'moulded wall rail', meant: /^c-6041$/ },
  { query: 'panelled newel', meant: /^(n-45[234]0|n-4820|n-4920|p-2040)$/ },
  { query: 'bevelled rail', meant: /^c-6720$/ },
  { query: 'barleytwist', meant: /^(c-55[01]5|m-306)$/ },
  { query: 'bullnose treads', meant: STARTING_STEPS },
  { query: 'half wall baluster', meant: /^c-5(010|145)$/ },
  { query: 'LJ-6010', meant: /^c-6010$/ },
  { query: 'brass colour baluster', meant: /^m-(408|508|705|804|805|955)$/ },
  { query: 'grey balusters', meant: /^m-(106|308|406|507|606|904)$/ },
]

/** Lengths and sizes, however they are written. */
export const SIZED: readonly MeantQuery[] = [
  { query: 'rail 12 ft', meant: RAILS },
  { query: "12' handrail", meant: RAILS },
  { query: '20 foot handrail', meant: /^c-6310$/ },
  { query: '8ft wall rail', meant: /^c-6045$/ },
  { query: '144 inch rail', meant: RAILS },
  { query: 'half inch square shoe', meant: /^(sh-10[01234]|shoe-1)$/ },
  { query: '1/2 inch round shoe', meant: /^sh-10[56]$/ },
  { query: '9/16 shoes', meant: /^sh-11[012]$/ },
  { query: '5/8 in round baluster', meant: /^m-(104|406|50[45]|606|804|904)$/ },
  { query: '3/4" iron spindle', meant: /^m-(107|318|510)$/ },
  { query: '47 in baluster', meant: /^m-105$/ },
  { query: '1 3/4 wood baluster', meant: WOOD },
  { query: '3 1/2 landing tread', meant: /^c-8130$/ },
  { query: '6 1/4 box newel', meant: /^(n-45[24]0|p-2040)$/ },
  { query: '62 inch newel post', meant: /^(n-4910|p-20[13]0)$/ },
  { query: '3.5 inch newel', meant: /^(n-40(15|20|25)|n-46[23]0|n-4930|p-1030|p-2030|p-3040)$/ },
]

/** Item numbers, with and without their dash. */
export const NUMBERED: readonly MeantQuery[] = [
  { query: 'H-1000', meant: /^standard-handrail$/ },
  { query: 'H-1010', meant: /^plow-handrail$/ },
  { query: 'W-1100', meant: /^wood-plain-baluster$/ },
  { query: 'W-1200', meant: /^wood-turned-baluster$/ },
  { query: 'W-1300', meant: /^wood-colonial-baluster$/ },
  { query: 'h1000', meant: /^standard-handrail$/ },
  { query: 'm 301', meant: /^m-301$/ },
  { query: 'item w 1100', meant: /^wood-plain-baluster$/ },
  { query: 'M399', meant: /^m-399$/ },
  { query: 'cap 1', meant: /^newel-cap-1$/ },
]

export const MEANT_QUERIES: readonly MeantQuery[] = [
  ...MISSPELLED,
  ...HOUSEHOLD,
  ...TRADE,
  ...SIZED,
  ...NUMBERED,
]
