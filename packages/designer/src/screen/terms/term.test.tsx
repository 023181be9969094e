import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cleanup } from '@testing-library/react'
import { Term } from './term.tsx'

afterEach(cleanup)

test('stands in its sentence as a word, in lower case or as the sentence asks', () => {
  render(
    <p>
      A <Term word="newel" /> and its <Term word="baluster">balusters</Term>
    </p>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe('A newel and its balusters')
})

test('says what it is once it is opened, and costs nothing before', () => {
  render(<Term word="newel" />)
  const note = screen.getByRole('note', { name: 'Newel', hidden: true })
  expect(screen.getByRole('button').getAttribute('popovertarget')).toBe(note.id)
  expect(note.textContent).toBe('')
  fireEvent(note, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  expect(note.textContent).toMatch(/^Newel[A-Z].*\.$/)
  fireEvent(note, Object.assign(new Event('beforetoggle'), { newState: 'closed' }))
  expect(note.textContent).toBe('')
})
