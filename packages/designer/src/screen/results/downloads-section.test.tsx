import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DownloadRow } from './download-row.tsx'
import { DownloadsSection } from './downloads-section.tsx'

const stair = buildStair({ ...USUAL_DESIGN, name: 'Attic' })

/** What the browser was handed to write, under which name. */
const saved: { readonly name: string; readonly file: Blob }[] = []
let errors: unknown[] = []

beforeEach(() => {
  saved.length = 0
  errors = []
  let handed = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) handed = file
    return 'blob:attic'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: handed })
  })
  vi.stubGlobal('reportError', (error: unknown) => errors.push(error))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SAVED = 'Saved to your downloads.'

const row = (name: RegExp) => screen.getByRole('button', { name })

test('the drawings for CAD are written here, and saved under the name of the design', async () => {
  render(<DownloadsSection stair={stair} takePicture={undefined} />)
  await userEvent.setup().click(row(/^Drawings for CAD/))
  await screen.findByText(SAVED)
  expect(saved.map(({ name }) => name)).toEqual(['attic-drawings.dxf'])
  await expect(saved[0]?.file.text()).resolves.toMatch(/^\s*0\r?\nSECTION/)
})

test('the picture is what the view shows just now', async () => {
  const png = new Blob(['the stair'], { type: 'image/png' })
  render(<DownloadsSection stair={stair} takePicture={() => Promise.resolve(png)} />)
  await userEvent.setup().click(row(/^Picture/))
  await screen.findByText(SAVED)
  expect(saved[0]?.name).toBe('attic-picture.png')
  expect(saved[0]?.file.type).toBe('image/png')
  await expect(saved[0]?.file.text()).resolves.toBe('the stair')
})

test('what cannot be made says so, reports why, and can be tried again', async () => {
  const failure = new Error('the network is gone')
  let tries = 0
  const make = () => {
    tries += 1
    return tries === 1 ? Promise.reject(failure) : Promise.resolve(new File([], 'list.pdf'))
  }
  render(<DownloadRow name="Cut list" format="PDF" use="For the workshop." make={make} />)
  const visitor = userEvent.setup()
  await visitor.click(row(/^Cut list/))
  await screen.findByText('It could not be made. Check your connection and try again.')
  expect(errors).toEqual([failure])
  expect(saved).toEqual([])
  await visitor.click(row(/^Cut list/))
  await screen.findByText(SAVED)
  expect(saved.map(({ name }) => name)).toEqual(['list.pdf'])
})

test('a file is made once, however often its button is pressed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<File>()
  let times = 0
  const make = () => {
    times += 1
    return promise
  }
  render(<DownloadRow name="3D model" format="GLB" use="The whole stair." make={make} />)
  const visitor = userEvent.setup()
  await visitor.click(row(/^3D model/))
  screen.getByText('Being made …')
  await visitor.click(row(/^3D model/))
  expect(times).toBe(1)
  resolve(new File([], 'model.glb'))
  await screen.findByText(SAVED)
})
