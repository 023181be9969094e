/** The four steps of a design, in the words of the page that leads here. */
export const STEPS = [
  { id: 'background', name: 'Choose background' },
  { id: 'balusters', name: 'Pick balusters' },
  { id: 'layout', name: 'Customize layout' },
  { id: 'results', name: 'Save and share' },
] as const

export type StepId = (typeof STEPS)[number]['id']

export function isStepId(text: string): text is StepId {
  return STEPS.some(({ id }) => id === text)
}
