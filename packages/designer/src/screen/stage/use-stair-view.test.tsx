import { renderHook } from '@testing-library/react'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { idle } from '@millrun/ui/first/when-idle'
import { expect, test, vi } from 'vitest'
import { useStairView } from './use-stair-view.ts'

test('asks for no 3D when the designer was left before the page had time', async () => {
  const asked = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
  const stair = buildStair(USUAL_DESIGN)
  const { unmount } = renderHook(() => useStairView(stair, { kind: 'room', room: 'plaster-hall' }))
  unmount()
  await idle()
  expect(asked).not.toHaveBeenCalled()
})
