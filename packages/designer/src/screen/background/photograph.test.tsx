import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { jpegFile, paintPictures } from '../../testing/painted-pictures.ts'
import { DesignProvider } from '../design-state.tsx'
import { retype } from '../testing/open-designer.tsx'
import { BackgroundPanel } from './background-panel.tsx'
import { useBackground } from './use-background.ts'

paintPictures()

afterEach(cleanup)

const OWN = 'Your own photograph'
const USE = 'Use this photograph'

function Panel() {
  return <BackgroundPanel backdrop={useBackground()} />
}

/** The step alone, with the first preset: its room is the paneled hall. */
function open(): UserEvent {
  render(
    <DesignProvider>
      <Panel />
    </DesignProvider>,
  )
  return userEvent.setup()
}

async function choose(visitor: UserEvent, file = jpegFile('hall.jpg')) {
  await visitor.upload(screen.getByLabelText('Choose a photograph'), file)
  return within(await screen.findByRole('dialog', { name: 'Straighten your photograph' }))
}

async function openWithPhotograph() {
  const visitor = open()
  const dialog = await choose(visitor)
  await visitor.click(dialog.getByRole('button', { name: USE }))
  return visitor
}

function isPicked(name: string): boolean {
  return screen.getByRole<HTMLInputElement>('radio', { name }).checked
}

async function retypeNumber(visitor: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await visitor.clear(field)
  await visitor.type(field, text)
}

test('says how much of the house a photograph shows, from the door that is marked in it', async () => {
  const visitor = open()
  const dialog = await choose(visitor)
  // the door is a fifth of the picture wide and 55 hundredths high: 32 by 0.2, and 80 by 0.55
  dialog.getByText(/^Straightened, it shows 160" by 145" of your house\./)
  await retype(visitor, 'Width', '36')
  dialog.getByText(/^Straightened, it shows 180" by 145" of your house\./)
})

test('corners that cross are refused with a sentence, until they are put back', async () => {
  const visitor = open()
  const dialog = await choose(visitor)
  const left = dialog.getByRole('spinbutton', {
    name: 'Top left, per cent from the left',
    hidden: true,
  })
  await retypeNumber(visitor, left, '90')
  dialog.getByText(/^The sides cross each other\./)
  expect(dialog.getByRole('button', { name: USE })).toHaveProperty('disabled', true)
  expect(dialog.queryByText(/^Straightened/)).toBeNull()
  await retypeNumber(visitor, left, '40')
  expect(dialog.getByRole('button', { name: USE })).toHaveProperty('disabled', false)
})

test('a size that no tape measures keeps the dialog open, with the focus on it', async () => {
  const visitor = open()
  const dialog = await choose(visitor)
  await retype(visitor, 'Height', '3')
  await visitor.click(dialog.getByRole('button', { name: USE }))
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Height' }))
  dialog.getByText('Mark something between 6" and 480".')
  expect(screen.queryByRole('radio', { name: OWN })).toBeNull()
})

test('stands behind the stair until a room is chosen, and comes back as it was left', async () => {
  const visitor = await openWithPhotograph()
  expect([isPicked(OWN), isPicked('Paneled hall')]).toEqual([true, false])
  const aside = screen.getByRole('slider', { name: 'To the right, inches' })
  const shift = { name: 'To the right, inches, as a number' }
  await retypeNumber(visitor, screen.getByRole('spinbutton', shift), '-12')
  expect(aside.getAttribute('aria-valuetext')).toBe('12 inches to the left')
  await visitor.click(screen.getByRole('radio', { name: 'Brick loft' }))
  expect(screen.queryByRole('slider', { name: 'To the right, inches' })).toBeNull()
  await visitor.click(screen.getByRole('radio', { name: OWN }))
  expect(screen.getByRole('spinbutton', shift)).toHaveProperty('value', '-12')
  await visitor.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByRole('spinbutton', shift)).toHaveProperty('value', '0')
})

test('taken away, it is gone, and the room of the design stands there again', async () => {
  const visitor = await openWithPhotograph()
  await visitor.click(screen.getByRole('button', { name: 'Remove photograph' }))
  expect(screen.queryByRole('radio', { name: OWN })).toBeNull()
  expect(isPicked('Paneled hall')).toBe(true)
})

test('its corners can be set anew; who calls that off keeps them', async () => {
  const visitor = await openWithPhotograph()
  await visitor.click(screen.getByRole('button', { name: 'Corners and sizes' }))
  await retype(visitor, 'Width', '36')
  await visitor.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await visitor.click(screen.getByRole('button', { name: 'Corners and sizes' }))
  expect(screen.getByRole('textbox', { name: 'Width' })).toHaveProperty('value', '32"')
})

test('a picture that is damaged is said to be, and nothing opens', async () => {
  const visitor = open()
  await visitor.upload(
    screen.getByLabelText('Choose a photograph'),
    jpegFile('hall.jpg', 'damaged'),
  )
  await screen.findByText(
    'hall.jpg could not be read: the file seems to be damaged. Choose another picture.',
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})
