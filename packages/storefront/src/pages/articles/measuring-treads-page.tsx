import { RETURN_DAYS } from '@millrun/commerce/returns/return-terms'
import { stair } from 'virtual:stair/treads'
import { Link } from '../../router/link.tsx'
import { MEASURING_TREADS } from '../../articles/article-list.ts'
import { ArticleFrame, ArticleSection } from '../../articles/article-frame.tsx'
import { DrawnFigure, PLAN_SIZE } from '../../articles/drawn-figure.tsx'
import { FigureTable } from '../../articles/figure-table.tsx'
import { PartPictures } from '../../articles/part-pictures.tsx'
import { OpenThisStair, PartsTable } from '../../articles/parts-table.tsx'
import { TreadSection } from '../../articles/tread-section.tsx'
import { paths } from '../../paths.ts'

const STEPS = stair.lines.filter(({ group }) => group === 'steps')

export function Page() {
  return (
    <ArticleFrame article={MEASURING_TREADS}>
      <LookFirst />
      <FrontToBack />
      <SideToSide />
      <WorkedExample />
      <Mistakes />
    </ArticleFrame>
  )
}

function LookFirst() {
  return (
    <ArticleSection title="Look at the ends first">
      <p>
        Stand at the foot of the stair and look at where each step ends. If it runs into a board
        along the wall, that side is <b>closed</b>: the tread is cut square and fits between. If you
        can see the end of the step, and balusters stand on it, that side is <b>open</b>: the
        stringer is cut like a saw, and the tread reaches past it with a <b>return</b>, a strip that
        carries the nosing around the corner so that no end grain shows.
      </p>
      <p>
        Write down “open left” or “open right”, always as you look up the stair. A left return
        cannot be turned around on site.
      </p>
      <PartPictures
        parts={[
          { id: 'c-8070', use: 'Closed on both sides: square ends.' },
          { id: 'c-8075', use: 'Open on one side: one return, left or right.' },
          { id: 'c-8080', use: 'Open on both sides: two returns.' },
          { id: 'c-8092', use: 'The upright: one more of these than of treads.' },
        ]}
      />
    </ArticleSection>
  )
}

function FrontToBack() {
  return (
    <ArticleSection title="Front to back">
      <p>
        Hold a level across the front of a nosing and measure back to the front of the nosing above.
        That is the <b>run</b>, and the code wants ten inches of it. Now measure the <b>nosing</b>:
        how far the tread stands out in front of the riser below. Three quarters of an inch to an
        inch and a quarter is right. Run and nosing together are the <b>depth</b> of the board you
        need. A run of 10" with a nosing of 1-1/4" needs 11-1/4"; our treads are 11-1/2" deep, and
        the rest comes off the back edge.
      </p>
      <TreadSection />
      <p>
        Last, the <b>riser</b>: from the top of one tread to the top of the next. Measure all of
        them. The highest may be 7-3/4", and no two in a flight may differ by more than 3/8". New
        treads thicker than the old ones change the first and the last step, and only those: if you
        take off carpet and lay an inch of oak, check both.
      </p>
    </ArticleSection>
  )
}

function SideToSide() {
  return (
    <ArticleSection title="Side to side">
      <p>
        Between two skirt boards, measure the width in three places: at the nosing, in the middle
        and at the back. Old stairs are seldom square. Order to the widest figure, and trim.
      </p>
      <p>
        Open at one side, measure from the skirt at the wall to the outer face of the stringer, the
        sawn one. Then add the return: 1-1/4" on our treads. Order the next stock length up and cut
        the square end, never the return.
      </p>
      <FigureTable
        caption="Five measurements for every step"
        head={['What', 'From', 'To']}
        rows={[
          ['Run', 'nosing', 'nosing above'],
          ['Nosing', 'front of tread', 'riser below'],
          ['Riser', 'top of tread', 'top of next'],
          ['Width, closed', 'skirt', 'skirt'],
          ['Width, open', 'skirt', 'stringer, + 1-1/4"'],
        ]}
      />
    </ArticleSection>
  )
}

function WorkedExample() {
  const [tread, riser] = STEPS
  return (
    <ArticleSection title="A worked example">
      <p>
        A flight of {stair.risers} steps rises {stair.totalRise}, so each riser is {stair.rise}. The
        run is {stair.run}; with a 1-1/4" nosing the board is 11-1/4" deep, and an 11-1/2" tread
        will do. From the wall to the outside of the open stringer the stair is {stair.width} wide;
        with its return a tread is 41-1/4" long, so we order the 42" length and cut the wall end.
      </p>
      <DrawnFigure
        drawing={MEASURING_TREADS.drawing}
        size={PLAN_SIZE}
        alt={`Plan of the stair: ${stair.treads} treads of ${stair.run}, ${stair.width} wide, a wall along the lower side and a rail along the upper one.`}
      >
        The stair from above, as the Stair Visualizer draws it: wall below, open side with its rail
        above.
      </DrawnFigure>
      {tread !== undefined && riser !== undefined && (
        <p>
          It has {stair.risers} risers but {tread.quantity} treads, because the top step is the
          floor. Where the flight meets that floor, a landing tread finishes its edge with the same
          nosing. Risers come in four heights; with a tread an inch thick on top, the {stair.rise}{' '}
          step takes a board of 6-5/8", cut from the 7-1/4".
        </p>
      )}
      <PartsTable caption="Treads, risers and the edge of the floor" lines={STEPS} />
      <OpenThisStair link={stair.link} />
    </ArticleSection>
  )
}

function Mistakes() {
  return (
    <ArticleSection title="What sends a tread back">
      <ul className="list-disc space-y-3 pl-5">
        <li>
          <b>Measuring one step.</b> Framers set stringers by eye. Measure every step and order to
          the longest.
        </li>
        <li>
          <b>Run taken for depth.</b> A tread ordered at its run is short by its nosing.
        </li>
        <li>
          <b>The wrong hand.</b> Left and right are as you go up.
        </li>
        <li>
          <b>Counting treads by risers.</b> There is one fewer.
        </li>
        <li>
          <b>Oak is not one color.</b> Red oak treads will not match a white oak floor, whatever the
          stain. Order one tread first if it has to match.
        </li>
      </ul>
      <p>
        {`Unused and uncut, a tread can come back within ${RETURN_DAYS} days; cut ones cannot. When your numbers are written down, go to the `}
        <Link to={paths.treads} className="more">
          stair treads
        </Link>
        , or{' '}
        <Link to={paths.contact} className="more">
          send us your sketch
        </Link>{' '}
        and we check it first.
      </p>
    </ArticleSection>
  )
}
