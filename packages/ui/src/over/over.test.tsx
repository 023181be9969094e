import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { createResource } from '../first/resource.ts'
import { Select } from '../first/select.tsx'
import { Drawer } from './drawer.tsx'
import { showToast, withdrawToasts } from './show-toast.ts'
import { createSidePanel } from './side-panel.ts'

// A busy machine takes its time; nothing here measures it.
configure({ asyncUtilTimeout: 30_000 })
afterEach(cleanup)

function noop(): void {
  return undefined
}

describe('a drawer', () => {
  test.each(['left', 'right', 'bottom'] as const)('from the %s is a named dialog', (side) => {
    render(
      <Drawer
        side={side}
        title="Menu"
        onClose={noop}
        returnFocus={noop}
        footer={<p>At the foot</p>}
      >
        <p>Between</p>
      </Drawer>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Menu' })
    expect(dialog.textContent).toBe('MenuBetweenAt the foot')
  })

  test('is closed by its button and by Escape', async () => {
    let closed = 0
    render(
      <Drawer side="left" title="Menu" onClose={() => (closed += 1)} returnFocus={noop}>
        <p>Between</p>
      </Drawer>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    expect(closed).toBe(2)
  })
})

describe('a side panel', () => {
  test('is open when it has come, and closed when it is told to', async () => {
    const panel = createSidePanel(
      createResource(() => Promise.resolve({ text: 'lines' })),
      noop,
    )
    function Shown() {
      return <p>{panel.useOpen()?.text ?? 'closed'}</p>
    }
    render(<Shown />)
    panel.open()
    await screen.findByText('lines')
    panel.close()
    await screen.findByText('closed')
  })

  test('that cannot be fetched is shown another way', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const broken = createResource<object>(() => Promise.reject(new Error('offline')))
    createSidePanel(broken, () => resolve('instead')).open()
    expect(await promise).toBe('instead')
  })

  test('gives the focus back to what opened it', async () => {
    const panel = createSidePanel(
      createResource(() => Promise.resolve({})),
      noop,
    )
    render(<button onClick={panel.open}>Cart</button>)
    const opener = screen.getByRole('button', { name: 'Cart' })
    await userEvent.click(opener)
    opener.blur()
    panel.returnFocus()
    expect(document.activeElement).toBe(opener)
  })
})

describe('a notice', () => {
  test('that something went wrong is announced at once', async () => {
    showToast({ title: 'Payment Error', description: 'Try again.', tone: 'destructive' })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Payment ErrorTry again.')
  })

  test('has a button for what can be done, which takes it away', async () => {
    let undone = 0
    showToast({ title: 'Removed', action: { label: 'Undo', onClick: () => (undone += 1) } })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(undone).toBe(1)
  })

  test('can be withdrawn when what it is about is over', async () => {
    showToast({ title: 'Still Checking', topic: 'payment' })
    const shown = await screen.findByText('Still Checking')
    withdrawToasts('payment')
    const toast = shown.closest('[data-sonner-toast]')
    await waitFor(() =>
      expect(toast?.isConnected === true && toast.getAttribute('data-removed')).not.toBe('false'),
    )
  })
})

test('one choice out of several works before its menu has come', async () => {
  const chosen: string[] = []
  render(
    <>
      <span id="label">Finish</span>
      <Select
        id="finish"
        labelledBy="label"
        value="SB"
        options={[
          { value: 'SB', label: 'Satin Black' },
          { value: 'VB', label: 'Vintage Brass' },
        ]}
        onChange={(code) => chosen.push(code)}
      />
    </>,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Finish' }), 'VB')
  expect(chosen).toEqual(['VB'])
})
