import {
  FINISH,
  type FinishCode,
  type Option,
  type OptionGroup,
} from '../../choosing/option-group.ts'

/** A small part has a fraction of a baluster's surface: its coat costs half of what it adds to a bar. */
const SHARE_OF_BALUSTER = 0.5

const ADDS = new Map<FinishCode, number>(
  FINISH.options.map(({ code, priceAddCents }) => [code, priceAddCents * SHARE_OF_BALUSTER]),
)

const groups = new Map(FINISH.options.map(({ code }) => [code, groupFrom(code)]))

/**
 * The finishes of a shoe, knuckle or collar whose price is stated in `own`: that one first at no charge, the
 * others dearer or cheaper by what their coats differ in, so that two finishes are equally far apart on
 * every part. Over Satin Black: Oil Rubbed and Antique Bronze $1.00, Pewter $1.50, Copper and Silver Vein
 * $2.00, Vintage Brass $2.50.
 */
export function smallPartFinish(own: FinishCode): OptionGroup {
  return groups.get(own) ?? FINISH
}

function groupFrom(own: FinishCode): OptionGroup {
  const [first, ...others] = FINISH.options.toSorted(
    (a, b) => Number(b.code === own) - Number(a.code === own),
  )
  if (first === undefined) return FINISH
  const priced = ({ code, name }: (typeof FINISH.options)[number]): Option => ({
    code,
    name,
    priceAddCents: (ADDS.get(code) ?? 0) - (ADDS.get(own) ?? 0),
  })
  return { ...FINISH, options: [priced(first), ...others.map(priced)] }
}
