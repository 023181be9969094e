import { z } from 'zod/mini'

const LONGEST_NAME = 60

/** A filter of the list of orders that somebody keeps by name; `query` is what stands in the address. */
export const SavedFilterSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please give the filter a name.'),
      z.maxLength(LONGEST_NAME, `The name of a filter takes at most ${LONGEST_NAME} letters.`),
    ),
  query: z.string().check(z.maxLength(1000, 'This filter is too long to be kept.')),
})

export const SavedFiltersSchema = z.object({ filters: z.array(SavedFilterSchema) })
