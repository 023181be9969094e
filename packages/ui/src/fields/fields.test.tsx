import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { NativeSelect } from './native-select.tsx'
import { OptionRow } from './option-row.tsx'
import { PictureOptions } from './picture-options.tsx'
import { StepperField } from './stepper-field.tsx'
import { Stepper } from './stepper.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

describe('a text field', () => {
  test('says its hint until there is an error', () => {
    const { rerender } = render(<TextField label="Phone" hint="With area code." />)
    const field = screen.getByRole('textbox', { name: 'Phone', description: 'With area code.' })
    expect(field.hasAttribute('aria-invalid')).toBe(false)
    rerender(<TextField label="Phone" hint="With area code." error="Phone is required" />)
    screen.getByRole('textbox', { name: 'Phone', description: 'Phone is required' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  test('has the line of its note before there is one, so that nothing moves', () => {
    const { container } = render(<TextField label="City" />)
    expect(container.querySelector('p[aria-live="polite"]')?.textContent).toBe('')
  })
})

test('a list of the browser names its choices, and what is wrong with it', () => {
  const options = { NJ: 'New Jersey', PA: 'Pennsylvania' }
  render(
    <NativeSelect label="State" prompt="Select a state" options={options} error="Which one?" />,
  )
  const list = screen.getByRole('combobox', { name: 'State', description: 'Which one?' })
  expect(Array.from(list.children, (option) => option.textContent)).toEqual([
    'New Jersey',
    'Pennsylvania',
  ])
  screen.getByText('Select a state')
})

test('the whole line of a checkbox can be pressed', async () => {
  const taken: boolean[] = []
  render(
    <Checkbox note="10" onChange={(event) => taken.push(event.currentTarget.checked)}>
      Twist
    </Checkbox>,
  )
  await userEvent.click(screen.getByText('Twist'))
  await userEvent.click(screen.getByText('10'))
  expect(taken).toEqual([true, false])
})

const SIDES = [
  { value: 'left', name: 'Left' },
  { value: 'right', name: 'Right' },
] as const

describe('options', () => {
  test('in words: one of them is chosen', async () => {
    const chosen: string[] = []
    render(
      <OptionRow
        label="Open side"
        value="left"
        options={SIDES}
        onChange={(side) => chosen.push(side)}
        hint="Seen from below."
      />,
    )
    screen.getByRole('group', { name: 'Open side' })
    screen.getByText('Seen from below.')
    screen.getByRole('radio', { name: 'Left', checked: true })
    await userEvent.click(screen.getByRole('radio', { name: 'Right' }))
    expect(chosen).toEqual(['right'])
  })

  test('in pictures may have none chosen yet', async () => {
    const chosen: string[] = []
    render(
      <PictureOptions
        label="Shape"
        value={undefined}
        options={SIDES.map((side) => ({ ...side, picture: <svg aria-hidden="true" /> }))}
        onChange={(side) => chosen.push(side)}
        columns={2}
      />,
    )
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(screen.getByText('Left'))
    expect(chosen).toEqual(['left'])
  })
})

function Counted() {
  const [quantity, setQuantity] = useState(3)
  return <Stepper label="Quantity" quantity={quantity} onChange={setQuantity} min={1} max={5} />
}

describe('a quantity', () => {
  test('ends at its bounds', async () => {
    render(<Counted />)
    const more = screen.getByRole('button', { name: 'Increase quantity' })
    await userEvent.click(more)
    await userEvent.click(more)
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '5')
    expect(more).toHaveProperty('disabled', true)
  })

  test('that cannot be taken is told, until the field is left', async () => {
    render(<Counted />)
    const field = screen.getByRole('textbox', { name: 'Quantity' })
    await userEvent.tripleClick(field)
    await userEvent.paste('9')
    screen.getByText('Whole numbers from 1 to 5. The quantity is 3.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await userEvent.tab()
    expect(field).toHaveProperty('value', '3')
    expect(field.hasAttribute('aria-invalid')).toBe(false)
  })
})

function Measured({ known }: { known?: number }) {
  const [inches, setInches] = useState(known)
  return (
    <StepperField
      label="Rise"
      value={inches}
      read={(text) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined)}
      write={String}
      unreadable="Write inches, such as 108."
      step={0.5}
      onChange={setInches}
      problemOf={(value) => (value > 200 ? 'At most 200.' : undefined)}
      hint="Floor to floor."
    />
  )
}

describe('a measure', () => {
  test('goes on by its step, by button and by key', async () => {
    render(<Measured known={100} />)
    const field = screen.getByRole('textbox', { name: 'Rise', description: 'Floor to floor.' })
    await userEvent.click(screen.getByRole('button', { name: 'Rise: more' }))
    expect(field).toHaveProperty('value', '100.5')
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(field).toHaveProperty('value', '99.5')
  })

  test('that nobody has said stays unsaid by its buttons', async () => {
    render(<Measured />)
    await userEvent.click(screen.getByRole('button', { name: 'Rise: more' }))
    expect(screen.getByRole('textbox', { name: 'Rise' })).toHaveProperty('value', '')
  })

  test('that cannot be read or taken stays with a sentence', async () => {
    render(<Measured known={100} />)
    const field = screen.getByRole('textbox', { name: 'Rise' })
    await userEvent.clear(field)
    await userEvent.paste('nine feet')
    screen.getByRole('textbox', { name: 'Rise', description: 'Write inches, such as 108.' })
    await userEvent.clear(field)
    await userEvent.paste('250')
    screen.getByRole('textbox', { name: 'Rise', description: 'At most 200.' })
    await userEvent.tab()
    expect(field).toHaveProperty('value', '250')
  })
})
