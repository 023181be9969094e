import type { StairView } from '../../scene/stair-view.ts'

/** A view that writes down what is asked of it. */
export function askedView(): { readonly view: StairView; readonly calls: string[] } {
  const calls: string[] = []
  const write =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void calls.push([name, ...given].join(' '))
  const view: StairView = {
    turn: write('turn'),
    move: write('move'),
    zoom: write('zoom'),
    reset: write('reset'),
    show: write('show'),
    setBackground: write('background'),
    lookFrom: write('look'),
    climb: write('climb'),
    takePicture: () => Promise.reject(new Error('no picture')),
    close: write('close'),
  }
  return { view, calls }
}
