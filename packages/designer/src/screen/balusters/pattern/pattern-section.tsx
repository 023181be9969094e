import { useDesign } from '../../design-state.tsx'
import { PictureOptions } from '@millrun/ui/fields/picture-options.tsx'
import { NAMED_PATTERNS, type NamedPattern, namedPattern, withOrder } from './pattern-edits.ts'
import { PatternPicture } from './pattern-picture.tsx'
import { PlaceRow } from './place-row.tsx'
import type { Picking } from '../use-pick.ts'

/** In which order the styles stand: by name, or place by place. */
export function PatternSection({ picking }: { readonly picking: Picking }) {
  const { design, edit } = useDesign()
  const { pattern } = design
  const from = picking.from('pattern')
  const patterns = NAMED_PATTERNS.filter(({ order }) => withOrder(from, order) !== undefined)

  function choose(id: NamedPattern['id']): void {
    const named = NAMED_PATTERNS.find((one) => one.id === id)
    if (named === undefined) return
    const made = withOrder(from, named.order) ?? from.pattern
    picking.pick('pattern', { design: { ...from, pattern: made }, notes: [] })
  }

  return (
    <>
      <PictureOptions
        label="How the styles take turns"
        value={namedPattern(pattern)?.id}
        columns={2}
        options={patterns.map(({ id, name, order }) => ({
          value: id,
          name,
          picture: <PatternPicture order={order} />,
        }))}
        onChange={choose}
        hint={
          patterns.length < NAMED_PATTERNS.length
            ? 'Nothing else that we sell goes with this baluster in the same rail and finish, so it stands alone.'
            : 'Between two newels the pattern is the same read from either end.'
        }
      />
      <PlaceRow pattern={pattern} onPattern={(next) => edit({ pattern: next })} />
    </>
  )
}
