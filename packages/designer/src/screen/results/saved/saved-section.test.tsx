import { screen, within } from '@testing-library/react'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { DESIGNS_STORAGE_KEY } from '../../../saved-designs/saved-designs.ts'
import { expect, test } from 'vitest'
import { goTo, openDesigner, type OpenDesigner } from '../../testing/open-designer.tsx'

function saved() {
  return within(screen.getByRole('region', { name: 'Save on this device' }))
}

function names(): readonly (string | null)[] {
  return saved()
    .queryAllByRole('button', { name: /^Open / })
    .map((button) => button.firstChild?.textContent ?? null)
}

async function openSaved(): Promise<OpenDesigner> {
  const opened = await openDesigner(USUAL_DESIGN)
  await goTo(opened.visitor, 'Save and share')
  return opened
}

async function saveAs({ visitor }: OpenDesigner, name: string): Promise<void> {
  const field = saved().getByRole('textbox', { name: 'Name of this design' })
  await visitor.clear(field)
  await visitor.type(field, name)
  await visitor.click(saved().getByRole('button', { name: 'Save' }))
}

/** Presses the button of the newest notice. */
async function undo({ notices }: OpenDesigner): Promise<void> {
  notices.at(-1)?.action?.onClick()
  await Promise.resolve()
}

test('keeps a design under its name', async () => {
  const opened = await openSaved()
  await saveAs(opened, 'Attic')
  expect(names()).toEqual(['Attic'])
  expect(opened.notices.at(-1)).toEqual({ title: 'Saved', description: 'Attic' })
  expect(window.localStorage.getItem(DESIGNS_STORAGE_KEY)).toContain('Attic')
})

test('saves over one of the same name, and can put that back', async () => {
  const opened = await openSaved()
  await saveAs(opened, 'Attic')
  await saveAs(opened, 'Attic')
  expect(names()).toEqual(['Attic'])
  expect(opened.notices.at(-1)).toMatchObject({ title: 'Saved over the earlier one' })
})

test('opens one again, as a step that can be undone', async () => {
  const opened = await openSaved()
  await saveAs(opened, 'Attic')
  await goTo(opened.visitor, 'Customize layout')
  await opened.visitor.click(screen.getByRole('radio', { name: 'On both sides' }))
  await goTo(opened.visitor, 'Save and share')
  await opened.visitor.click(saved().getByRole('button', { name: 'Open Attic' }))
  expect(opened.notices.at(-1)).toMatchObject({ title: 'Opened', description: 'Attic' })
  screen.getByText('38 balusters, gaps of at most 2.833"')
})

test('opening what stands there already is no step, so nothing is offered to be taken back', async () => {
  const opened = await openSaved()
  await saveAs(opened, 'Attic')
  await opened.visitor.click(saved().getByRole('button', { name: 'Open Attic' }))
  expect(opened.notices.at(-1)).toEqual({ title: 'Opened', description: 'Attic' })
})

test('gives one another name', async () => {
  const opened = await openSaved()
  await saveAs(opened, 'Attic')
  await opened.visitor.click(saved().getByRole('button', { name: 'Rename Attic' }))
  const field = saved().getByRole('textbox', { name: 'New name of Attic' })
  await opened.visitor.clear(field)
  await opened.visitor.type(field, 'Cellar')
  await opened.visitor.click(saved().getByRole('button', { name: 'Rename' }))
  expect(names()).toEqual(['Cellar'])
  expect(saved().getByRole('textbox', { name: 'Name of this design' })).toHaveProperty(
    'value',
    'Cellar',
  )
})

test('a name is left when nothing is said', async () => {
  const opened = await openSaved()
  await saveAs(opened, 'Attic')
  await opened.visitor.click(saved().getByRole('button', { name: 'Rename Attic' }))
  await opened.visitor.click(saved().getByRole('button', { name: 'Leave it' }))
  expect(names()).toEqual(['Attic'])
})

test('throws one away, and brings it back', async () => {
  const opened = await openSaved()
  await saveAs(opened, 'Attic')
  await opened.visitor.click(saved().getByRole('button', { name: 'Delete Attic' }))
  expect(names()).toEqual([])
  expect(opened.notices.at(-1)).toMatchObject({ title: 'Deleted', description: 'Attic' })
  await undo(opened)
  await saved().findByRole('button', { name: 'Open Attic' })
})

test('what a newer page has saved stays, and nothing is saved over it', async () => {
  window.localStorage.setItem(DESIGNS_STORAGE_KEY, '{"version":99,"designs":[]}')
  const opened = await openSaved()
  await saveAs(opened, 'Attic')
  saved().getByText(/^The designs on this device were saved by a newer version/)
  expect(window.localStorage.getItem(DESIGNS_STORAGE_KEY)).toBe('{"version":99,"designs":[]}')
})

test('another tab that saves is seen here', async () => {
  const opened = await openSaved()
  await saveAs(opened, 'Attic')
  window.localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await expect.poll(names).toEqual([])
})
