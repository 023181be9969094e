import type { Outcome } from '@millrun/ui/asking/outcome'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { Banner } from './banner.tsx'
import { BigButton } from './big-button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Day } from './day.tsx'
import { FormRow } from './form-row.tsx'
import { FulfilmentMark } from './fulfilment-mark.tsx'
import { Money } from './money.tsx'
import { Part } from './part.tsx'
import { PaymentMark } from './payment-mark.tsx'

afterEach(cleanup)

test('money is read in dollars, with its thousands apart', () => {
  render(<Money amount="1299.00" />)
  expect(screen.getByText('$1,299.00').getAttribute('value')).toBe('1299.00')
})

test('a day is counted in New Jersey, and has its year unless it is this one', () => {
  const year = new Date().getUTCFullYear()
  render(
    <>
      <Day at="2024-11-30T04:30:00Z" />
      <Day at={`${year}-07-15T16:05:00Z`} withTime />
    </>,
  )
  screen.getByText('Fri, Nov 29, 2024')
  screen.getByText(/^\w{3}, Jul 15, 12:05$/)
})

test('payment and fulfilment are said in words', () => {
  render(
    <>
      <PaymentMark payment="needs_review" />
      <FulfilmentMark fulfilment="part" />
    </>,
  )
  screen.getByText('Needs review')
  screen.getByText('Part shipped')
})

test('a part of a screen has its name, and what there is to do about it', () => {
  render(
    <Part title="Notes" actions={<BigButton>Write One</BigButton>}>
      <FormRow>
        <Banner tone="wrong">The buyer has complained.</Banner>
      </FormRow>
    </Part>,
  )
  const part = screen.getByRole('region', { name: 'Notes' })
  expect(part.textContent).toBe('NotesWrite OneThe buyer has complained.')
  expect(screen.getByRole('button', { name: 'Write One' }).className).toContain('min-h-16')
})

function askBefore(outcome: Outcome<undefined>): { readonly closed: () => number } {
  let closed = 0
  render(
    <ConfirmDialog
      title="Cancel this order?"
      action="Cancel the Order"
      doing="Cancelling…"
      onConfirm={async () => outcome}
      onClose={() => (closed += 1)}
    >
      The buyer gets the money back.
    </ConfirmDialog>,
  )
  return { closed: () => closed }
}

describe('what cannot be taken back', () => {
  test('is asked about first, and done once', async () => {
    const { closed } = askBefore({ ok: true, data: undefined })
    const dialog = screen.getByRole('alertdialog', { name: 'Cancel this order?' })
    expect(dialog.textContent).toContain('The buyer gets the money back.')
    expect(document.activeElement?.textContent).toBe('Not Now')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel the Order' }))
    await expect.poll(closed).toBe(1)
  })

  test('stays with the reason when it could not be done', async () => {
    const { closed } = askBefore({ ok: false, fault: { sentence: 'It has left already.' } })
    await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel the Order' }))
    await screen.findByText('It has left already.')
    expect(closed()).toBe(0)
    await userEvent.setup().keyboard('{Escape}')
    expect(closed()).toBe(1)
  })
})
