import type { Entries } from '../entries.ts'
import { cap, ease, PITCH_DEG, straight, turn } from './course-steps.ts'
import type { FittingEntry } from './make-fitting.ts'

/** From the rake up to plumb, a plumb length, and over to level. */
function neck(plumbIn: number) {
  return [straight(5), ease(6, 90 - PITCH_DEG), straight(plumbIn), ease(3.5, -90)]
}

export const goosenecks: Entries<FittingEntry> = {
  'f-7110': {
    title: 'One-Riser Gooseneck',
    profile: '6010',
    priceCents: 9899,
    startSlopeDeg: PITCH_DEG,
    course: [...neck(7.5), straight(4)],
    use: 'Joins the rail of a flight to a landing rail one riser higher',
    description:
      'A flight that meets its landing at the last riser brings its rail in too low. The gooseneck takes it up: out of the pitch, straight up by the height of one riser, and over to level, all in one piece whose moldings never break.',
    searchKeywords: ['gooseneck', 'goose neck', '1 rise', 'landing', 'drop'],
  },
  'f-7112': {
    title: 'One-Riser Gooseneck with Cap',
    profile: '6010',
    priceCents: 12899,
    startSlopeDeg: PITCH_DEG,
    course: [...neck(7.5), straight(3.75), cap(4.25)],
    use: 'Ends over the landing newel, which its cap covers',
    description:
      'The one-riser gooseneck with the cap of the landing newel turned on its level end. Choose it where the balustrade stops at the landing or where the level rail starts from another newel; the cap hides the pin and the rail needs no post above it.',
    searchKeywords: ['gooseneck', 'goose neck', 'newel cap', '1 rise', 'over the post', 'landing'],
  },
  'f-7115': {
    title: 'Wide One-Riser Gooseneck with Cap',
    profile: '6210',
    priceCents: 14499,
    startSlopeDeg: PITCH_DEG,
    course: [...neck(7.5), straight(4), cap(4.625)],
    use: 'For three inch and larger landing newels',
    description:
      'For the wide colonial rail. The larger cap sits well on a stout newel, and the upright length is stiff enough to lean on, which is where people do stop and lean. One riser of drop, from the common pitch to level.',
    searchKeywords: ['gooseneck', 'goose neck', 'newel cap', '1 rise', 'wide', 'over the post'],
  },
  'f-7120': {
    title: 'Two-Riser Gooseneck',
    profile: '6010',
    priceCents: 14899,
    startSlopeDeg: PITCH_DEG,
    course: [...neck(15), straight(4)],
    use: 'For flights that turn at a newel two risers below the landing',
    description:
      'Twice the plumb length of the one-riser neck, for stairs whose turn takes up two risers: the lower rail arrives a full fifteen inches under the upper one. Trim the plumb length where your risers are lower than seven and a half inches.',
    searchKeywords: ['gooseneck', 'goose neck', '2 rise', 'two rise', 'landing', 'winder'],
  },
  'f-7122': {
    title: 'Two-Riser Gooseneck with Cap',
    profile: '6010',
    priceCents: 17899,
    startSlopeDeg: PITCH_DEG,
    course: [...neck(15), straight(3.75), cap(4.25)],
    use: 'Ends over the newel at the head of a turning flight',
    description:
      'A tall neck with the newel cap worked on its level end. It is most at home where two flights share one newel at a quarter landing and the rail has to climb past two treads before it can run level.',
    searchKeywords: ['gooseneck', 'goose neck', '2 rise', 'two rise', 'newel cap', 'over the post'],
  },
  'f-7130': {
    title: 'One-Riser Gooseneck with Quarter Turn and Cap',
    profile: '6010',
    priceCents: 18999,
    startSlopeDeg: PITCH_DEG,
    course: [...neck(7.5), straight(1.5), turn(4.75, 90), straight(3.5), cap(4.25)],
    isHanded: true,
    use: 'Brings the rail round the corner at the head of the stairs',
    description:
      'Rises one riser, levels off and turns the corner onto the balcony in one piece, its cap over the corner newel. Left or right is the way the rail turns as you go up: with the left one you walk round to your left at the top.',
    searchKeywords: [
      'gooseneck',
      'goose neck',
      'quarter turn',
      'newel cap',
      'left',
      'right',
      'balcony',
    ],
  },
}
