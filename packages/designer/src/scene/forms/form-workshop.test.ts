import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormOrder } from './form-order.ts'
import { openFormWorkshop } from './form-workshop.ts'
import { madeForm } from './made-form.ts'

/** A square stick. */
const STICK: FormOrder = {
  key: 'stick',
  form: {
    kind: 'turned',
    lengthIn: 10,
    blockIn: 2,
    bottomBlockIn: 10,
    topBlockIn: 0,
    stations: [],
    easeIn: 0.0625,
  },
  coarseness: 0,
}

const workers: Bench[] = []

/** A worker that makes what it was sent when it is told to, as a browser's does after a while. */
class Bench extends EventTarget {
  readonly sent: FormOrder[] = []
  isClosed = false

  constructor() {
    super()
    workers.push(this)
  }
  postMessage(order: FormOrder): void {
    this.sent.push(order)
  }
  make(order: FormOrder): void {
    this.dispatchEvent(new MessageEvent('message', { data: madeForm(order) }))
  }
  terminate(): void {
    this.isClosed = true
  }
}

beforeEach(() => {
  workers.length = 0
  vi.stubGlobal('Worker', Bench)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a form is ordered once, and its solids are there when the worker tells of them', () => {
  let told = 0
  const workshop = openFormWorkshop(() => (told += 1))
  const [worker] = workers
  expect([workshop.solidsOf(STICK), workshop.solidsOf(STICK)]).toEqual([undefined, undefined])
  expect(worker?.sent).toEqual([STICK])
  worker?.make(STICK)
  expect(told).toBe(1)
  expect(workshop.solidsOf(STICK)?.length).toBeGreaterThan(0)
  expect(worker?.sent).toHaveLength(1)
})

test('the same form, coarser, is another order', () => {
  const workshop = openFormWorkshop(() => undefined)
  const [worker] = workers
  worker?.make(STICK)
  expect(workshop.solidsOf({ ...STICK, key: 'stick /2', coarseness: 1 })).toBeUndefined()
  expect(worker?.sent.map(({ key }) => key)).toEqual(['stick /2'])
  workshop.close()
  expect(worker?.isClosed).toBe(true)
})
