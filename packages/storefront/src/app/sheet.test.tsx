import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isAlive } from './is-alive.ts'
import { Sheet } from './sheet.tsx'

test('all of a page that was laid out in the browser is alive, so that nothing waits for it', () => {
  const { container } = render(
    <Sheet>
      <p>It came with a step.</p>
    </Sheet>,
  )
  expect(container.textContent).toBe('It came with a step.')
  const elements = Array.from(container.querySelectorAll('*'))
  expect(elements.filter((element) => !isAlive(element))).toEqual([])
})
