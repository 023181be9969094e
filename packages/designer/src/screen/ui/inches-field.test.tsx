import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { InchesField } from './inches-field.tsx'

afterEach(cleanup)

function Field({ stepIn }: { readonly stepIn?: number }) {
  const [lengthIn, setLengthIn] = useState(36)
  return (
    <InchesField
      label="Height"
      value={lengthIn}
      {...(stepIn && { stepIn })}
      onChange={setLengthIn}
      problemOf={(given) => (given > 48 ? 'At most 48".' : undefined)}
    />
  )
}

function shown(): string {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Height' }).value
}

test.each([
  ['3 ft', '36"'],
  ["3' 1-1/2", '37-1/2"'],
  ['40 3/16', '40-3/16"'],
])('%s is %s', async (typed, text) => {
  const visitor = userEvent.setup()
  render(<Field />)
  await visitor.clear(screen.getByRole('textbox'))
  await visitor.type(screen.getByRole('textbox'), typed)
  await visitor.tab()
  expect(shown()).toBe(text)
})

test('goes up and down by its step, and not past its end', async () => {
  const visitor = userEvent.setup()
  render(<Field stepIn={6} />)
  for (const text of ['42"', '48"', '48"']) {
    await visitor.click(screen.getByRole('button', { name: 'Height: more' }))
    expect(shown()).toBe(text)
  }
  await visitor.click(screen.getByRole('button', { name: 'Height: less' }))
  expect(shown()).toBe('42"')
})
