import { Part } from '../parts/part.tsx'
import { SaveSample } from './save-sample.tsx'

/** What a price list is, for whoever has none yet. */
export function NoLists() {
  return (
    <Part title="There is no price list yet">
      <div className="grid max-w-[64ch] gap-3 text-lg text-pretty">
        <p>
          A price list says what trade accounts pay: a price for an item, or a percent of
          everybody’s price for an item or a whole family, and lower ones from so many pieces on.
          What it does not name costs them what it costs everybody, and nothing more than 30% less.
        </p>
        <p>
          A list comes as a file. Once it is set, choose it for an approved account under People,
          Trade applications.
        </p>
      </div>
      <div className="mt-5">
        <SaveSample />
      </div>
    </Part>
  )
}
