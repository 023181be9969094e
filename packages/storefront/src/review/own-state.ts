import type { OwnRating } from '@millrun/commerce/ratings/own-ratings'
import { WITHHELD_REASONS } from '@millrun/commerce/ratings/withheld-reasons'

/** How a review stands that was sent, as its writer reads it. */
export function ownState({ state, reason }: OwnRating): string {
  switch (state) {
    case 'waiting':
      return 'Sent. It is shown in three days at the latest.'
    case 'shown':
      return 'Shown on the page of the product.'
    case 'withheld': {
      const why = reason === null ? '' : ` ${WITHHELD_REASONS[reason]}`
      return `We do not show it.${why} If you change it, we read it again.`
    }
    case 'withdrawn':
      return 'Taken back. It is not shown.'
  }
}
