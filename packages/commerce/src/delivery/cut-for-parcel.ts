import { LONGEST_CUT_IN } from '@millrun/catalogue/choosing/cut'

/**
 * How a stick is cut to go by parcel: at least two equal pieces, as few as none is longer than 93 in. Where equal
 * pieces would not be whole inches, the first ones are an inch longer than the rest and the last takes the fraction;
 * they always come to the stick. Takes inches; nothing for a stick of no length.
 */
export function piecesForParcel(stickIn: number): readonly number[] {
  if (!(stickIn > 0)) return []
  const pieces = Math.max(2, Math.ceil(stickIn / LONGEST_CUT_IN))
  return stickIn < pieces ? [stickIn] : wholeInches(stickIn, pieces)
}

function wholeInches(stickIn: number, pieces: number): readonly number[] {
  const whole = Math.floor(stickIn)
  const lengths = Array.from({ length: pieces }, (_, nth) =>
    Math.floor((whole + pieces - 1 - nth) / pieces),
  )
  const last = lengths.pop() ?? 0
  return [...lengths, last + stickIn - whole]
}
