import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showMillimetres } from './show-millimetres.ts'

test('what another script draws where React leaves room is in millimeters at once, and in inches again', async () => {
  render(<figure aria-label="In 3D" />)
  const place = screen.getByRole('figure')
  const restore = showMillimetres(document)
  place.innerHTML = '<svg><text>144" (3658)</text></svg>'
  await waitFor(() => expect(place.textContent).toBe('3658 mm'), { timeout: 1000 })
  restore()
  expect(place.textContent).toBe('144" (3658)')
})
