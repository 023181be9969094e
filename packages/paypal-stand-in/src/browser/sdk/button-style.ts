/** How the button looks; sizes in pixels. */
export type ButtonStyle = {
  height: number
  color: string
  shape: string
  borderRadius: number | undefined
  disableMaxWidth: boolean
}

const colors: ReadonlySet<unknown> = new Set(['gold', 'blue', 'silver', 'white', 'black'])
const shapes: ReadonlySet<unknown> = new Set(['rect', 'pill', 'sharp'])

/** Fills up a style; throws on what PayPal's script throws on, above all a height beyond 25 to 55. */
export function buttonStyle(style: Partial<ButtonStyle> = {}): ButtonStyle {
  const {
    height = 45,
    color = 'gold',
    shape = 'rect',
    borderRadius,
    disableMaxWidth = false,
  } = style
  if (typeof height !== 'number') {
    throw new TypeError(`Expected style.height to be a number, got: ${String(height)}`)
  }
  if (height < 25 || height > 55) {
    throw new RangeError(`Expected style.height to be between 25px and 55px - got ${height}px`)
  }
  if (!colors.has(color)) throw new Error(`Unexpected style.color for PayPal button: ${color}`)
  if (!shapes.has(shape)) throw new Error(`Unexpected style.shape for PayPal button: ${shape}`)
  return { height, color, shape, borderRadius, disableMaxWidth }
}
