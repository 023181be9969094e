import { levelSums, treadSums } from 'virtual:baluster-sums'
import { stair } from 'virtual:stair/balusters'
import { Link } from '../../router/link.tsx'
import { HOW_MANY_BALUSTERS } from '../../articles/article-list.ts'
import { ArticleFrame, ArticleSection } from '../../articles/article-frame.tsx'
import { DrawnFigure, ELEVATION_SIZE } from '../../articles/drawn-figure.tsx'
import { FigureTable } from '../../articles/figure-table.tsx'
import { OpenThisStair, PartsTable } from '../../articles/parts-table.tsx'
import { paths } from '../../paths.ts'

const BALUSTERS_AND_SHOES = stair.lines.filter(
  ({ group }) => group === 'balusters' || group === 'shoes',
)
const [BARS] = BALUSTERS_AND_SHOES

export function Page() {
  return (
    <ArticleFrame article={HOW_MANY_BALUSTERS}>
      <TheRule />
      <OnTreads />
      <OnTheLevel />
      <AWholeStair />
      <BeforeYouOrder />
    </ArticleFrame>
  )
}

function TheRule() {
  return (
    <ArticleSection title="The rule is a ball">
      <p>
        The building code does not say how many balusters a stair has. It says what must not fit
        between them: a ball four inches across. The model code for houses, the International
        Residential Code, has it in section R312.1.3. A guard is asked for wherever the drop beside
        you is more than 30 inches, which is most of any stair.
      </p>
      <p>
        Two places are let off a little. Between balusters on the open side of a flight the ball may
        be 4-3/8 inches, and the triangle made by a tread, a riser and a bottom rail may pass
        anything under six. Your town adopts the code with changes of its own, so call the building
        office before you rely on either. We count everything by four inches; that passes both ways.
      </p>
    </ArticleSection>
  )
}

function OnTreads() {
  return (
    <ArticleSection title="On the treads">
      <p>
        Where balusters stand on the treads, count one tread and multiply. Take its <b>run</b>: from
        the front of one nosing to the front of the next, measured level. That is not the depth of
        the board, which has an inch or so of nosing on top. Then take the baluster at its{' '}
        <b>thinnest place</b>, because that is where the ball would get through. Divide the run by
        four inches plus that thickness, and round up.
      </p>
      <p data-inches>
        A half-inch iron bar on a 10" run: 10 divided by 4-1/2 is 2.2, so three. A square wood
        baluster 1-1/4" thick on the same run: 10 divided by 5-1/4 is 1.9, so two. A turned baluster
        is as thin as its neck: 5/8" for our C-5015, however stout its blocks are, and so three
        again.
      </p>
      <FigureTable
        caption="Balusters on one tread, by the run of the tread and a 4-inch ball"
        head={['Baluster, at its thinnest', ...(treadSums[0]?.counts ?? []).map(({ run }) => run)]}
        rows={treadSums.map(({ productId, title, narrow, counts }) => [
          `${title}, ${narrow}`,
          ...counts.map(({ run, count }) => <span key={`${productId} ${run}`}>{count}</span>),
        ])}
      />
      <p>
        Look at the last rows: half an inch more run, and a stair that took two now takes three. It
        is why a neighbor's count is no use to you. Treads below 10" are in the table for older
        houses; new ones are built to ten or more.
      </p>
    </ArticleSection>
  )
}

function OnTheLevel() {
  const example = levelSums.find(({ clear }) => clear === '96"')
  return (
    <ArticleSection title="On the level">
      <p>
        A balcony or a landing has one more gap than it has balusters, so the sum changes. Measure
        the clear width from post to post. Take away four inches, divide by four inches plus the
        thickness of the bar, and round up.
      </p>
      {example !== undefined && (
        <p data-inches>
          Eight feet of half-inch bars: 96 less 4 is 92; 92 divided by 4-1/2 is 20.4, so{' '}
          {example.count}. They leave {example.count + 1} gaps of {example.gap} each. “Three to the
          foot” and “inches divided by four” both say {example.byThumb}: right for nobody's stair,
          and three bars too many for this one.
        </p>
      )}
      <FigureTable
        caption="Half-inch bars between two posts, by a 4-inch ball"
        head={['Clear width', 'Balusters', 'Each gap', 'Three to the foot']}
        rows={levelSums.map(({ clear, count, gap, byThumb }) => [clear, count, gap, byThumb])}
      />
    </ArticleSection>
  )
}

function AWholeStair() {
  return (
    <ArticleSection title="A whole stair, counted">
      <p>
        Here is an ordinary flight: {stair.risers} steps up, {stair.totalRise} from floor to floor,
        treads with a run of {stair.run}, open on one side, with plain half-inch bars. It has{' '}
        {stair.treads} treads, for the top step is the floor itself. Three to a tread would be{' '}
        {3 * stair.treads}. The newel at the foot stands where the first one would, which leaves{' '}
        <b>{stair.balusters} balusters</b>, and the widest gap between two of them is {stair.gap}.
      </p>
      <DrawnFigure
        drawing={HOW_MANY_BALUSTERS.drawing}
        size={ELEVATION_SIZE}
        alt={`Elevation of a flight with ${stair.risers} risers of ${stair.rise} and treads of ${stair.run}, with ${stair.balusters} plain balusters between two newels.`}
      >
        The same stair as the Stair Visualizer draws it. Every gap, length and price on this page is
        worked out from this drawing.
      </DrawnFigure>
      <PartsTable caption="What stands under the rail" lines={BALUSTERS_AND_SHOES} />
      <OpenThisStair link={stair.link} />
    </ArticleSection>
  )
}

function BeforeYouOrder() {
  return (
    <ArticleSection title="Before you order">
      <ul className="list-disc space-y-3 pl-5">
        <li>
          <b>Length is a second count.</b> On a slope each place on a tread has a length of its own.
          {BARS !== undefined && ` In the stair above: ${BARS.note}.`} Iron is cut at the bottom, so
          that twists and baskets line up; check the longest place before you choose a stock length.
        </li>
        <li>
          <b>One shoe to a bar</b> where the bar stands in a drilled hole: it hides the hole and
          holds the foot. Flat shoes on treads and landings, pitched ones on a sloping knee wall.
        </li>
        <li>
          <b>A few to spare.</b> We suggest one in twenty. Bars get cut to the wrong line, and a
          second parcel costs more than a spare.
        </li>
        <li>
          <b>Do not mix solid and hollow bars</b> on one stair. Sizes and finishes may differ by a
          hair, and side by side a hair is seen.
        </li>
      </ul>
      <p>
        Then browse the{' '}
        <Link to={paths.ironBalusters} className="more">
          iron balusters
        </Link>{' '}
        and the{' '}
        <Link to={paths.woodBalusters} className="more">
          wood balusters
        </Link>
        , or let the Stair Visualizer do the counting below.
      </p>
    </ArticleSection>
  )
}
