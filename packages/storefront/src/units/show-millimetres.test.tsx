import { render, screen, waitFor } from '@testing-library/react'
import { Suspense, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { waitPatiently } from '@millrun/ui/testing/patient-dom'
import { showMillimetres } from './show-millimetres.ts'

waitPatiently()

test('what another script draws where React leaves room is in millimeters at once, and in inches again', async () => {
  render(<figure aria-label="In 3D" />)
  const place = screen.getByRole('figure')
  const restore = showMillimetres(document)
  place.innerHTML = '<svg><text>144" (3658)</text></svg>'
  await waitFor(() => expect(place.textContent).toBe('3658 mm'), { timeout: 1000 })
  restore()
  expect(place.textContent).toBe('144" (3658)')
})

test('what React has begun to take over, and will compare once more, stays in inches until then', async () => {
  const chunk = Promise.withResolvers<string>()
  const faults: unknown[] = []
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = '<!--$--><p>12"</p><p>Oak</p><!--/$-->'
  function Late() {
    return <p>{use(chunk.promise)}</p>
  }
  const root = hydrateRoot(
    place,
    <Suspense>
      <p>12&quot;</p>
      <Late />
    </Suspense>,
    { onRecoverableError: (error) => faults.push(error) },
  )
  const [first] = place.getElementsByTagName('p')
  await waitFor(() => expect(Object.keys(first ?? {})).not.toEqual([]))
  const restore = showMillimetres(document)
  await new Promise((later) => {
    setTimeout(later, 600)
  })
  expect(place.textContent).toBe('12"Oak')
  chunk.resolve('Oak')
  await waitFor(() => expect(place.textContent).toBe('305 mmOak'))
  expect(faults).toEqual([])
  expect(place.contains(first ?? null)).toBe(true)
  restore()
  root.unmount()
  place.remove()
})
