import type { Solid } from '@millrun/parts/solids/solid'
import type { FormOrder } from './form-order.ts'
import type { MadeForm } from './made-form.ts'

/** Makes the solids of forms beside the page, each once. */
export interface FormWorkshop {
  /** What is made of a form so far; orders it where nothing is. */
  readonly solidsOf: (order: FormOrder) => readonly Solid[] | undefined
  readonly close: () => void
}

/** `onMade` is called whenever another form is ready. */
export function openFormWorkshop(onMade: () => void): FormWorkshop {
  const worker = new Worker(new URL('./form-worker.ts', import.meta.url), { type: 'module' })
  const made = new Map<string, readonly Solid[]>()
  const ordered = new Set<string>()
  worker.addEventListener('message', ({ data }: MessageEvent<MadeForm>) => {
    made.set(data.key, data.solids)
    onMade()
  })

  return {
    solidsOf: (order) => {
      const solids = made.get(order.key)
      if (solids === undefined && !ordered.has(order.key)) {
        ordered.add(order.key)
        worker.postMessage(order, [])
      }
      return solids
    },
    close: () => worker.terminate(),
  }
}
