import { formatInches } from '../../inches.ts'
import {
  type CoveShape,
  type RiserShape,
  treadOverallIn,
  type TreadShape,
} from '../../shapes/tread-shape.ts'

export type StairPartShape = TreadShape | RiserShape | CoveShape

/** Size in one line: `36" long, 11-1/2" deep, 1" thick`. */
export function treadDimensions(shape: StairPartShape): string {
  return `${formatInches(shape.lengthIn)} long, ${crossSize(shape)}`
}

/** What a card says of size and build, worked out from the shape. */
export function treadFeatures(shape: StairPartShape): readonly string[] {
  switch (shape.kind) {
    case 'tread':
      return [crossSize(shape), noseText(shape), ...endFeatures(shape)]
    case 'riser':
      return [crossSize(shape), ...riserFeatures(shape)]
    case 'cove':
      return [crossSize(shape), `Hollow of ${formatInches(shape.radiusIn)} radius`]
  }
}

/** Further rows of the specifications, worked out from the shape. */
export function treadSizes(shape: StairPartShape): Record<string, string> {
  switch (shape.kind) {
    case 'tread':
      return treadRows(shape)
    case 'riser':
      return riserRows(shape)
    case 'cove':
      return { Section: crossSize(shape), Hollow: `${formatInches(shape.radiusIn)} radius` }
  }
}

/** Size across the length. */
function crossSize(shape: StairPartShape): string {
  switch (shape.kind) {
    case 'tread':
      return `${formatInches(shape.depthIn)} deep, ${formatInches(shape.thickIn)} thick`
    case 'riser':
      return `${heightText(shape)} high, ${formatInches(shape.thickIn)} thick`
    case 'cove':
      return `${formatInches(shape.sideIn)} by ${formatInches(shape.sideIn)}`
  }
}

function heightText({ heightsIn }: RiserShape): string {
  const [lowest, highest] = [heightsIn[0], heightsIn.at(-1) ?? heightsIn[0]]
  return lowest === highest
    ? formatInches(lowest)
    : `${formatInches(lowest)} to ${formatInches(highest)}`
}

function noseText({ nose, isBackNosed }: TreadShape): string {
  const where = isBackNosed ? 'front and back' : 'nosing'
  return nose.radiusIn * 2 === nose.thickIn
    ? `Full round ${where}, ${formatInches(nose.radiusIn)} radius`
    : `Eased ${where}, ${formatInches(nose.radiusIn)} radius`
}

function endFeatures(shape: TreadShape): readonly string[] {
  const { nose, thickIn, riser } = shape
  return [
    ...(nose.thickIn > thickIn ? [`Nosing turns down ${formatInches(nose.thickIn)}`] : []),
    ...(shape.left === 'return' || shape.right === 'return' ? [returnText(shape)] : []),
    ...(riser ? [`Riser ${formatInches(riser.heightIn)} high, bent to the outline`] : []),
  ]
}

function returnText(shape: TreadShape): string {
  const isBoth = shape.left === 'return' && shape.right === 'return'
  const side = isBoth ? 'both ends' : 'one end'
  return `Mitered return on ${side}, adds ${formatInches(treadOverallIn(shape) - shape.lengthIn)}`
}

function treadRows(shape: TreadShape): Record<string, string> {
  const { depthIn, thickIn, narrowIn, nose, riser } = shape
  return {
    Depth:
      narrowIn === undefined
        ? formatInches(depthIn)
        : `${formatInches(narrowIn)} at the narrow end, ${formatInches(depthIn)} at the wide end`,
    Thickness: formatInches(thickIn),
    Nosing: noseText(shape),
    ...(nose.thickIn > thickIn
      ? {
          'Turned down': `${formatInches(nose.thickIn)} high, ${formatInches(nose.backIn)} deep`,
        }
      : {}),
    Ends: endsText(shape),
    ...(riser
      ? {
          Riser: `${formatInches(riser.heightIn)} high, ${formatInches(riser.thickIn)} thick, ${formatInches(riser.insetIn)} behind the nosing`,
        }
      : {}),
  }
}

function endsText(shape: TreadShape): string {
  const { left, right } = shape
  if (left === 'return' || right === 'return') return returnText(shape)
  if (left === 'square' && right === 'square') return 'Square'
  const round = left === 'quarter' ? 'quarter circle' : 'half circle'
  const radius = formatInches(left === 'quarter' ? shape.depthIn : shape.depthIn / 2)
  const side = left === right ? 'Both ends' : 'One end'
  return `${side} a ${round} of ${radius} radius`
}

function riserFeatures({ isMitred, kerfs }: RiserShape): readonly string[] {
  return [
    ...(isMitred ? ['One end mitered for an open stringer'] : []),
    ...(kerfs ? [`Saw cuts ${formatInches(kerfs.apartIn)} apart across the back`] : []),
  ]
}

function riserRows(shape: RiserShape): Record<string, string> {
  const { heightsIn, thickIn, isMitred, kerfs } = shape
  return {
    Height: heightsIn.map(formatInches).join(', '),
    Thickness: formatInches(thickIn),
    Ends: isMitred ? 'One mitered at 45°, one square' : 'Square',
    ...(kerfs
      ? {
          'Saw cuts': `${formatInches(kerfs.depthIn)} deep, ${formatInches(kerfs.apartIn)} apart`,
        }
      : {}),
  }
}
