import { useDesign } from '../design-state.tsx'
import { ExistingRail } from './existing-rail.tsx'
import { PictureOptions } from '@millrun/ui/fields/picture-options.tsx'
import { JobSketch } from './sketches/work-sketch.tsx'

/** Whether the rail is new. A rail that stays is measured before anything else. */
export function JobChoice() {
  const { design, edit } = useDesign()
  return (
    <section aria-labelledby="job" className="mt-5">
      <h3 id="job" className="sr-only">
        What you plan
      </h3>
      <PictureOptions
        label="What do you plan?"
        columns={2}
        value={design.job}
        options={[
          {
            value: 'new-rail',
            name: 'New rail and newels',
            text: 'Posts, rail and balusters are new.',
            picture: <JobSketch job="new-rail" />,
          },
          {
            value: 'keep-rail',
            name: 'Keep my rail',
            text: 'Only the balusters are new.',
            picture: <JobSketch job="keep-rail" />,
          },
        ]}
        onChange={(job) => edit({ job })}
      />
      {design.job === 'keep-rail' && <ExistingRail />}
    </section>
  )
}
