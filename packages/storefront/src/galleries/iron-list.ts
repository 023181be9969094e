import { formatInches } from '@millrun/catalogue/inches'
import type { IronBalusterText } from '@millrun/catalogue/iron-baluster'
import { finishName } from './card/only-finish.tsx'
import type { ListWords } from './list/list-words.ts'

/** What it takes to order iron balusters from a list. */
export const ironList: ListWords<IronBalusterText> = {
  title: 'Iron Balusters',
  facts: ({ barIn, section, isHollow, heightIn }) => ({
    'Bar size': `${formatInches(barIn)} ${section}`,
    Core: isHollow ? 'Hollow' : 'Solid',
    Length: formatInches(heightIn),
  }),
  choice: 'Finish',
  only: ({ availableColors }) => availableColors.map(finishName).join(', '),
}
