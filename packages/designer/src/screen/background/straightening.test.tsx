import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CORNER_NAMES, type Corners } from '../../photograph/corners.ts'
import { DOOR, type Marking } from '../../photograph/marking.ts'
import { CornerFields } from './corner-fields.tsx'
import { CornerHandle } from './corner-handle.tsx'
import { MarkedSize } from './marked-size.tsx'
import { ShiftField } from './shift-field.tsx'

afterEach(cleanup)

test('each corner has its place in numbers, and moves by them', async () => {
  let corners: Corners = DOOR.corners
  const visitor = userEvent.setup()
  render(<CornerFields corners={corners} onCorners={(next) => (corners = next)} />)
  expect(screen.getAllByRole('spinbutton', { hidden: true })).toHaveLength(2 * CORNER_NAMES.length)
  const left = screen.getByRole('spinbutton', {
    name: 'Top left, per cent from the left',
    hidden: true,
  })
  await visitor.clear(left)
  await visitor.type(left, '5')
  expect(corners[0]).toEqual({ x: 0.05, y: DOOR.corners[0].y })
  expect(corners.slice(1)).toEqual(DOOR.corners.slice(1))
})

test('a corner outside the picture is no place', async () => {
  let moves = 0
  const visitor = userEvent.setup()
  render(<CornerFields corners={DOOR.corners} onCorners={() => (moves += 1)} />)
  const [field] = screen.getAllByRole('spinbutton', { hidden: true })
  if (field === undefined) throw new Error('no field')
  await visitor.clear(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(moves).toBe(0)
})

test('arrow keys move a corner by a thousandth, ten times as far with Shift', async () => {
  const moves: string[] = []
  const visitor = userEvent.setup()
  render(
    <CornerHandle
      name="top left"
      corner={{ x: 0.5, y: 0.25 }}
      onMove={({ x, y }) => moves.push(`${x.toFixed(3)} ${y.toFixed(3)}`)}
      onHold={() => undefined}
    />,
  )
  const corner = screen.getByRole('slider', { name: 'Top left corner' })
  expect(corner.getAttribute('aria-valuetext')).toBe('50 % from the left, 25 % from the top')
  corner.focus()
  await visitor.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
  expect(moves).toEqual(['0.501 0.250', '0.500 0.249', '0.500 0.260'])
})

test('a dragged corner keeps its distance from the finger, until that lets go', () => {
  const moves: string[] = []
  const holds: boolean[] = []
  const { container } = render(
    <CornerHandle
      name="top left"
      corner={{ x: 0.5, y: 0.25 }}
      onMove={({ x, y }) => moves.push(`${x.toFixed(3)} ${y.toFixed(3)}`)}
      onHold={(isHeld) => holds.push(isHeld)}
    />,
  )
  Object.assign(container, { getBoundingClientRect: () => new DOMRect(0, 0, 400, 200) })
  const corner = screen.getByText('Top left corner')
  fireEvent.pointerMove(corner, { clientX: 10, clientY: 10 })
  // ten to the right of the corner and ten below it
  fireEvent.pointerDown(corner, { clientX: 210, clientY: 60 })
  fireEvent.pointerMove(corner, { clientX: 250, clientY: 80 })
  fireEvent.lostPointerCapture(corner)
  fireEvent.pointerMove(corner, { clientX: 300, clientY: 80 })
  expect(moves).toEqual(['0.600 0.350'])
  expect(holds).toEqual([true, false])
})

function size(name: string): string {
  return screen.getByRole<HTMLInputElement>('textbox', { name }).value
}

function Size() {
  const [marking, setMarking] = useState<Marking>({ ...DOOR, widthIn: 36, heightIn: 96 })
  return (
    <MarkedSize
      marking={marking}
      doubt={undefined}
      onChange={(sizes) => setMarking({ ...marking, ...sizes })}
    />
  )
}

test('a door is as large as most doors', async () => {
  render(<Size />)
  expect([size('Width'), size('Height')]).toEqual(['36"', '96"'])
  await userEvent.setup().click(screen.getByRole('button', { name: 'It is such a door' }))
  expect([size('Width'), size('Height')]).toEqual(['32"', '80"'])
})

test('a stair is moved to either side, by words for who does not see it', async () => {
  let movedIn = 0
  render(
    <ShiftField
      label="To the right, inches"
      words={['to the left', 'to the right']}
      valueIn={-3}
      mostIn={40}
      onChange={(valueIn) => (movedIn = valueIn)}
    />,
  )
  const slider = screen.getByRole('slider', { name: 'To the right, inches' })
  expect(slider.getAttribute('aria-valuetext')).toBe('3 inches to the left')
  const visitor = userEvent.setup()
  const field = screen.getByRole('spinbutton', { name: 'To the right, inches, as a number' })
  await visitor.clear(field)
  await visitor.type(field, '12')
  expect(movedIn).toBe(12)
})
