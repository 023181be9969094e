import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useIsPrinted } from './use-is-printed.ts'
import { useUnprinted } from './use-unprinted.ts'

test('what came with the document stays printed, and is rendered once', () => {
  const answers: boolean[] = []
  function Part() {
    answers.push(useIsPrinted())
    return <p>{useUnprinted('', '')}</p>
  }
  takeOver(<Part />)
  expect(answers).toEqual([true, true])
})

test('what the browser renders itself was not printed', () => {
  expect(takeOver(<WithLate />).textContent).toBe('rendered')
})

function WithLate() {
  return <p>{useUnprinted('asked', '') === '' ? 'printed' : <Late />}</p>
}

function Late() {
  return useIsPrinted() ? 'printed' : 'rendered'
}

/** Prints it as the build does and has React take that over. */
function takeOver(shown: ReactElement): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(shown)
  return render(shown, { container, hydrate: true }).container
}
