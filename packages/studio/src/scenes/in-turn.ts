import type { SetOutBaluster } from '@millrun/stair/model/set-out'

/** Balusters from one place to another, half of their spacing from where they begin, the styles of a pattern in turn. */
export function inTurn(
  [fromIn, toIn]: readonly [fromIn: number, toIn: number],
  spacingIn: number,
  order: readonly number[],
): readonly SetOutBaluster[] {
  const count = Math.floor((toIn - fromIn) / spacingIn + 1e-9)
  return Array.from({ length: count }, (_, index) => ({
    alongIn: fromIn + spacingIn * (index + 0.5),
    style: order[index % order.length] ?? 0,
  }))
}
