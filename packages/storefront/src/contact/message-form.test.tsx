import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fill } from '@millrun/ui/testing/patient-dom'
import { notice, openPage, page } from '../testing/open-page.tsx'

function field(name: string): HTMLElement {
  return page().getByRole('textbox', { name })
}

test('what is wrong with a message is said at each field, and goes when it is mended', async () => {
  const visitor = await openPage('/contact')
  await visitor.click(page().getByRole('button', { name: 'Send Message' }))
  await notice('Please correct the errors')
  await notice('Please check the highlighted fields and try again.')
  expect(document.activeElement).toBe(field('Name'))
  page().getByRole('textbox', { name: 'Name', description: 'Name is required' })
  page().getByRole('textbox', { name: 'Email', description: 'Invalid email address' })
  page().getByRole('textbox', { name: 'Subject', description: 'Subject is required' })
  page().getByRole('textbox', { name: 'Message', description: 'Message is required' })
  await visitor.type(field('Name'), 'Ada')
  expect(page().queryByText('Name is required')).toBeNull()
  page().getByText('Subject is required')
})

test.each([
  ['Name', 101, 'Name must be less than 100 characters'],
  ['Email', 256, 'Email must be less than 255 characters'],
  ['Phone (optional)', 21, 'Phone number must be less than 20 characters'],
  ['Subject', 201, 'Subject must be less than 200 characters'],
  ['Message', 1001, 'Message must be less than 1000 characters'],
])('%s of %i characters is too long', async (name, length, error) => {
  const visitor = await openPage('/contact')
  await fill(visitor, field(name), 'x'.repeat(length))
  await visitor.click(page().getByRole('button', { name: 'Send Message' }))
  page().getByRole('textbox', { name, description: error })
})

test('a right message opens as a draft of five lines, and can be copied', async () => {
  const visitor = await openPage('/contact')
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  await visitor.type(field('Name'), ' Ada Stone ')
  await visitor.type(field('Email'), 'ada@example.com')
  await visitor.type(field('Subject'), 'Newels')
  await visitor.type(field('Message'), 'Two box newels, please.')
  await visitor.click(page().getByRole('button', { name: 'Send Message' }))
  await notice('Message prepared successfully')
  await notice('Your email client has been opened with your message ready to send.')
  const draft = new URL(String(assign.mock.calls[0]?.[0]))
  expect(draft.protocol + draft.pathname).toBe('mailto:orders@millrun.example')
  expect(draft.searchParams.get('subject')).toBe('Newels')
  const lines =
    'Name: Ada Stone|Email: ada@example.com|Phone: Not provided|Subject: Newels|Message: Two box newels, please.'
  expect(draft.searchParams.get('body')?.replaceAll('\r\n', '|')).toBe(lines)
  expect(field('Message')).toHaveProperty('value', '')
  await visitor.click(page().getByRole('button', { name: 'Copy your message' }))
  await notice('Message copied')
  expect((await navigator.clipboard.readText()).replaceAll('\n', '|')).toBe(lines)
})

test('the page says where we are, how to reach us and when', async () => {
  await openPage('/contact')
  const mail = page().getAllByRole('link', { name: 'orders@millrun.example' })
  expect(mail[0]?.getAttribute('href')).toBe('mailto:orders@millrun.example')
  const phone = page().getAllByRole('link', { name: '(609) 555-0142' })
  expect(phone[0]?.getAttribute('href')).toBe('tel:+16095550142')
  expect(page().getAllByText('2150 Route 130 North, Burlington, NJ 08016')).not.toHaveLength(0)
  expect(page().getAllByText('Monday-Friday')).not.toHaveLength(0)
  expect(page().getAllByText('8AM-6PM')).not.toHaveLength(0)
})

test('what people ask first says what shipping costs', async () => {
  const visitor = await openPage('/contact')
  await visitor.click(screen.getByText(/ship/i, { selector: 'summary' }))
  page().getByText(
    /Standard shipping is \$15\.00 an order, and free when the cart subtotal is over \$100\. Pickup at the warehouse is free\./,
  )
})

describe('the page of the showroom', () => {
  test('has phone, e-mail and address, and says on which days it is open', async () => {
    await openPage('/contact')
    page().getByRole('heading', { level: 1, name: 'Millrun Stair Parts Contact' })
    const titles = page()
      .getAllByRole('heading', { level: 2 })
      .map((title) => title.textContent)
    expect(titles.slice(0, 4)).toEqual(['Phone', 'Email', 'Address', 'Hours'])
    expect(titles).toContain('Send us a Message')
    expect(page().getAllByText('We reply within 24 hours.')).not.toHaveLength(0)
    page().getByText(/^10,000 sq ft/)
    const hours = page().getByRole('heading', { name: 'Business Hours' }).closest('section')
    const card = within(hours ?? document.body)
    const days = card.getAllByRole('term').map((day) => day.textContent)
    const times = card.getAllByRole('definition').map((time) => time.textContent)
    expect(days).toEqual(['Monday-Friday', 'Saturday', 'Sunday'])
    expect(times).toEqual(['8AM-6PM', '9AM-4PM', 'Closed'])
    card.getByText('Holiday hours may vary.')
  })

  test('leads to a map in a new tab', async () => {
    await openPage('/contact')
    for (const name of ['Get Directions', 'Open in Maps']) {
      const link = page().getByRole('link', { name })
      expect(link.getAttribute('target')).toBe('_blank')
      const map = new URL(link.getAttribute('href') ?? '')
      expect(map.searchParams.get('query')).toBe(
        'Millrun Stair Parts, 2150 Route 130 North, Burlington, NJ 08016',
      )
    }
  })

  test('copies the e-mail address', async () => {
    const visitor = await openPage('/contact')
    await visitor.click(page().getByRole('button', { name: 'Copy e-mail address' }))
    await notice('Address copied')
    expect(await navigator.clipboard.readText()).toBe('orders@millrun.example')
  })

  test('says so where the browser does not let it copy', async () => {
    const visitor = await openPage('/contact')
    const forbidden = new DOMException('forbidden', 'NotAllowedError')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(forbidden)
    await visitor.click(page().getByRole('button', { name: 'Copy e-mail address' }))
    await notice('Please copy it by hand')
    await notice('orders@millrun.example')
  })

  test('has a form that a browser checks too, with five lines to write in', async () => {
    await openPage('/contact')
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      expect(field(name)).toHaveProperty('required', true)
    }
    expect(field('Phone (optional)')).toHaveProperty('required', false)
    expect(field('Message').getAttribute('rows')).toBe('5')
  })
})

test('a message that is being prepared cannot be sent twice', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw))
  const visitor = await openPage('/contact')
  await fill(visitor, field('Name'), 'Ada Stone')
  await fill(visitor, field('Email'), 'ada@example.com')
  await fill(visitor, field('Subject'), 'Newels')
  await fill(visitor, field('Message'), 'Two box newels, please.')
  await visitor.click(page().getByRole('button', { name: 'Send Message' }))
  const button = await page().findByRole('button', { name: 'Preparing...' })
  expect(button).toHaveProperty('disabled', true)
  for (const draw of frames) draw(0)
  await page().findByRole('button', { name: 'Send Message' })
})
