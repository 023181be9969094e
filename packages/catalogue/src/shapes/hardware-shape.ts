/** Small iron and wood parts: shoes, knuckles, collars and caps. */
export type HardwareShape =
  | {
      readonly kind: 'shoe'
      readonly section: 'square' | 'round'
      readonly openingIn: number
      readonly baseIn: number
      readonly heightIn: number
      /** 0 for a flat shoe; the angle that the base is tilted by for a pitch shoe. */
      readonly pitchDeg: number
      readonly form: 'tapered' | 'stepped' | 'disc' | 'dome'
      readonly hasSetScrew: boolean
    }
  | {
      readonly kind: 'knuckle'
      readonly section: 'square' | 'round'
      readonly openingIn: number
      readonly diameterIn: number
      readonly heightIn: number
      readonly form: 'ball' | 'ringed' | 'faceted' | 'urn'
    }
  | {
      readonly kind: 'collar'
      readonly section: 'square' | 'round'
      readonly openingIn: number
      readonly widthIn: number
      readonly heightIn: number
      readonly rings: number
    }
  | {
      readonly kind: 'newel-cap'
      readonly baseIn: number
      readonly heightIn: number
      readonly form: 'ball' | 'pyramid'
    }
