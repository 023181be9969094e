/** What customers call a part beside what the catalogue calls it. */
interface Name {
  /** Looked for in category, title and search keywords, one after the other, lowercase. */
  readonly of: RegExp
  readonly words: readonly string[]
}

/** Household words and abbreviations of the trade. Add one here, and search knows it. */
const NAMES: readonly Name[] = [
  {
    of: /^(?:iron|wood) balusters/,
    words: ['spindles', 'pickets', 'uprights', 'railing spindles', 'stair rods', 'balustrade'],
  },
  {
    of: /^iron balusters/,
    words: ['metal spindles', 'steel', 'rod iron', 'rot iron', 'wrot iron', 'metal railing'],
  },
  { of: /^wood balusters/, words: ['wooden spindles', 'timber'] },
  {
    of: /^(?:handrails|\w+ rails)\n/,
    words: ['banister', 'guard rail', 'guardrail', 'top rail', 'stair rails'],
  },
  { of: /^wall rails/, words: ['wall railing', 'wall mounted handrail'] },
  { of: /^bending rails/, words: ['bent rail', 'curved handrail', 'bendable', 'flexible'] },
  {
    of: /^newel posts\n(?!newel post cap)|^(?:starting|landing|intermediate) posts/,
    words: [
      'railing post',
      'banister post',
      'corner post',
      'end post',
      'post for stairs',
      'pillar',
    ],
  },
  { of: /^starting posts/, words: ['bottom post', 'first post', 'bottom newel'] },
  { of: /^landing posts/, words: ['top post', 'top newel'] },
  { of: /over the post|pin top/, words: ['otp'] },
  { of: /post to post/, words: ['ptp'] },
  { of: /^\w+ posts.*(?:over the post|pin top)/s, words: ['otp newel'] },
  { of: /^\w+ posts.*post to post/s, words: ['ptp newel'] },
  { of: /knee wall/, words: ['half wall', 'pony wall'] },
  { of: /^shoes.*shoe;/s, words: ['spindle feet', 'spindle base', 'base plate', 'baluster boot'] },
  { of: /pitch shoe/, words: ['raked shoe', 'rake shoe', 'angle shoe', 'sloped shoe'] },
  { of: /^handrail rosettes/, words: ['wall plate for handrail', 'end plate', 'wall block'] },
  {
    of: /^handrail brackets(?!.*tread bracket)/s,
    words: ['handrail holder', 'rail hanger', 'rail support'],
  },
  { of: /volute|scroll end/, words: ['swirl', 'curl', 'curly end', 'spiral', 'end of handrail'] },
  { of: /^stair treads|^specialty treads/, words: ['stair steps', 'step board', 'stair boards'] },
  { of: /^starting steps/, words: ['bottom step', 'bullnose treads', 'stair steps', 'curtail'] },
  { of: /^risers/, words: ['kick plate', 'kickboard', 'toe kick', 'stair backs'] },
  {
    of: /^nosing stock|^landing treads|square nose/,
    words: ['stair nose', 'stair edge trim', 'step nose'],
  },
  {
    of: /^tread caps|^riser caps|retrofit tread/,
    words: ['cover for carpeted stairs', 'stair cover', 'carpet cover', 'false ends'],
  },
  { of: /^iron balusters\n.*twist iron/, words: ['twisted spindles'] },
  { of: /barley/, words: ['barley twist'] },
  { of: /plow/, words: ['ploughed rail', 'plough'] },
]

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/\bgray\b/, 'grey'],
  [/\bbevel/, 'bevelled'],
  [/\bpaneled\b|\bpanel\b/, 'panelled'],
  [/\bmolded\b/, 'moulded'],
  [/\bmolding\b/, 'moulding'],
  [/\bmiter/, 'mitred'],
  [/\bvintage brass\b|\bbrass\b/, 'brass colour'],
]

/** What customers also call a part of this category and title, with these search keywords. */
export function alsoCalled(
  category: string,
  title: string,
  searchKeywords: readonly string[],
): readonly string[] {
  const text = [category, title, searchKeywords.join('; ')].join('\n').toLowerCase()
  return [
    ...NAMES.filter(({ of }) => of.test(text)).flatMap(({ words }) => words),
    ...BRITISH.filter(([word]) => word.test(text)).map(([, spelling]) => spelling),
  ]
}
