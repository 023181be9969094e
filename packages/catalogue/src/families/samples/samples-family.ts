import type { FamilyDescriptor } from '../family.ts'
import type { Sample, SampleText } from './sample.ts'

/** Samples stand in no gallery and on no list of kinds: the pages of what they show lead to them, and search finds them. */
export const samplesFamily = {
  name: 'Samples',
  path: '/products',
  categories: ['Samples'],
  originalTimes: 1,
  groups: [],
  stock: async (): Promise<readonly Sample[]> => (await import('./samples.ts')).samples,
} as const satisfies FamilyDescriptor<SampleText, Sample>
