import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { partsList } from '@millrun/stair/parts-list/parts-list'
import { afterEach, expect, test, vi } from 'vitest'
import type { Shop } from '../shop.ts'
import { ShareSection } from './share-section.tsx'

const stair = buildStair({ ...USUAL_DESIGN, name: 'Attic', widthIn: 44 })

const shop: Shop = {
  addToCart: () => undefined,
  openCart: () => undefined,
  tell: () => undefined,
  mailDraft: () => 'mailto:shop@millrun.example',
}

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
})

function open(share?: (data: ShareData) => Promise<void>) {
  if (share !== undefined) Object.assign(navigator, { share })
  const visitor = userEvent.setup()
  render(<ShareSection stair={stair} list={partsList(stair)} shop={shop} />)
  return { visitor, field: screen.getByRole<HTMLInputElement>('textbox') }
}

const share = { name: 'Share …' }

test('a link is shared by what the device has for that, under the name of the design', async () => {
  const shared: ShareData[] = []
  const { visitor, field } = open(async (data) => void shared.push(data))
  await visitor.click(screen.getByRole('button', share))
  expect(shared).toEqual([{ title: 'Attic', url: field.value }])
  expect(field.value).toMatch(/#d=1&n=Attic&w=44$/)
})

test('where the device has nothing for it, nothing is offered', () => {
  open()
  expect(screen.queryByRole('button', share)).toBeNull()
})

test('who calls sharing off is told nothing; what fails is said', async () => {
  const answers = [new DOMException('', 'AbortError'), new DOMException('', 'NotAllowedError')]
  const { visitor } = open(() => Promise.reject(answers.shift()))
  await visitor.click(screen.getByRole('button', share))
  expect(screen.queryByText(/^Sharing did not work/)).toBeNull()
  await visitor.click(screen.getByRole('button', share))
  await screen.findByText('Sharing did not work. Copy the link instead.')
})

test('a browser that does not let a page copy has the link selected to be copied by hand', async () => {
  const { visitor, field } = open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowed'))
  await visitor.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByText(
    'Your browser does not let us copy. The link is selected: copy it by hand.',
  )
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
})
