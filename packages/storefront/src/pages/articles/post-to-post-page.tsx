import { stair as over } from 'virtual:stair/over-the-post'
import { stair as between } from 'virtual:stair/post-to-post'
import { formatDollars } from '@millrun/commerce/dollars'
import { Link } from '../../router/link.tsx'
import { POST_TO_POST } from '../../articles/article-list.ts'
import { ArticleFrame, ArticleSection } from '../../articles/article-frame.tsx'
import { DrawnFigure, ELEVATION_SIZE } from '../../articles/drawn-figure.tsx'
import { PartPictures } from '../../articles/part-pictures.tsx'
import { OpenThisStair, PartsTable } from '../../articles/parts-table.tsx'
import { paths } from '../../paths.ts'

type Lines = typeof over.lines

/** What differs between the two ways: all but what stands under the rail. */
function railAndPosts(lines: Lines): Lines {
  return lines.filter(({ group }) => group !== 'balusters' && group !== 'shoes')
}

function sumOf(lines: Lines): number {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
}

const POSTS = railAndPosts(between.lines)
const CURVES = railAndPosts(over.lines)

export function Page() {
  return (
    <ArticleFrame article={POST_TO_POST}>
      <TwoWays />
      <PostToPost />
      <OverThePost />
      <Fittings />
      <WhichOne />
    </ArticleFrame>
  )
}

function TwoWays() {
  return (
    <ArticleSection title="Two ways to run a rail">
      <p>
        Put your hand on a stair rail and walk up. If your hand meets a post at every corner and has
        to let go, the rail is <b>post-to-post</b>: cut to length between newels whose tops stand
        above it. If your hand slides from the bottom step to the end of the balcony without
        lifting, the rail is <b>over-the-post</b>: it runs on over the newels, and curved fittings
        carry it up, down and around.
      </p>
      <p>
        Neither is stronger, and the code takes both. A rail may stop at a newel; it has to reach
        from above the lowest riser to above the top one, 34 to 38 inches over the nosings. What
        differs is the look, the hours, and which parts fit each other. A newel for one way does not
        serve for the other.
      </p>
    </ArticleSection>
  )
}

function PostToPost() {
  return (
    <ArticleSection title="Post-to-post">
      <p>
        The newel has a square block near its top, and the rail is bolted to the face of that block.
        Above it the post ends in something to look at: a ball, a mushroom, a chamfered cap. Box
        newels are always built this way. The saw does the fitting: a plumb cut at each end, a rail
        bolt, glue. A careful homeowner can do it.
      </p>
      <DrawnFigure
        drawing="stair-post-to-post-elevation"
        size={ELEVATION_SIZE}
        alt={`Elevation of a post-to-post stair: the rail runs straight from the block of one newel to the block of the next, over ${between.balusters} balusters.`}
      >
        {between.risers} steps, {between.totalRise} from floor to floor, post-to-post.{' '}
        {between.balusters} balusters.
      </DrawnFigure>
      <PartsTable caption="Rail and posts, post-to-post" lines={POSTS} />
      <OpenThisStair link={between.link} />
    </ArticleSection>
  )
}

function OverThePost() {
  return (
    <ArticleSection title="Over-the-post">
      <p>
        The newel ends in a pin about 3/4" thick. A fitting with a flat cap is bored to take it, so
        the rail rests on the post. Each change of direction is a fitting: one to start at the
        bottom, one to climb to the level rail, one to turn. They are joined with rail bolts and
        sanded until no seam can be felt. That is a day's work for someone who has done it before.
      </p>
      <DrawnFigure
        drawing="stair-over-the-post-elevation"
        size={ELEVATION_SIZE}
        alt={`Elevation of the same stair over-the-post: a volute at the foot, a gooseneck at the head, and the rail running over both posts without a stop, over ${over.balusters} balusters.`}
      >
        The same {over.risers} steps, over-the-post. The volute stands on a starting step and takes
        a ring of balusters, so there are {over.balusters} of them.
      </DrawnFigure>
      <PartsTable caption="Rail, fittings, posts and starting step, over-the-post" lines={CURVES} />
      <OpenThisStair link={over.link} />
    </ArticleSection>
  )
}

function Fittings() {
  return (
    <ArticleSection title="The fittings you will meet">
      <p>
        Choose the start first. A <b>volute</b> winds the rail into a scroll over the first post; a{' '}
        <b>turnout</b> is half of that. Both need a starting step with a rounded end, and both are
        left- or right-handed: stand at the bottom and look up. A <b>starting easing</b> only bends
        the rail level over the post, and needs no special step.
      </p>
      <PartPictures
        parts={[
          { id: 'f-7210', use: 'The grand start. Needs a bullnose starting step.' },
          { id: 'f-7240', use: 'A smaller start, on the same kind of step.' },
          { id: 'f-7430', use: 'The plain start: level over the first post.' },
          {
            id: 'f-7112',
            use: 'Lifts the rail from the flight to the landing, and caps the post.',
          },
        ]}
      />
      <p>
        Farther up, a <b>quarter turn</b> takes the rail around a corner, and a <b>tandem cap</b>{' '}
        sits on a post in the middle of a long level run. Where a rail ends at a wall, either way, a
        rosette or a half newel finishes it.
      </p>
      <PartPictures
        parts={[
          { id: 'f-7330', use: 'Around a corner, over a post.' },
          { id: 'f-7520', use: 'Over a post in the middle of a level run.' },
          { id: 'f-7420', use: 'From the slope to the level where no lift is needed.' },
          { id: 'ro-101', use: 'Where the rail meets a wall.' },
        ]}
      />
    </ArticleSection>
  )
}

function WhichOne() {
  const more = sumOf(CURVES) - sumOf(POSTS)
  return (
    <ArticleSection title="Which one?">
      <p>
        On this stair, rail and posts come to {formatDollars(sumOf(POSTS))} post-to-post and{' '}
        {formatDollars(sumOf(CURVES))} over-the-post: {formatDollars(more)} more for the curves, in
        parts alone. The fitting of them is the larger difference.
      </p>
      <ul className="list-disc space-y-3 pl-5">
        <li>
          <b>Post-to-post</b> if you do it yourself, if the house is plain, Craftsman or modern, or
          if you like a strong post. Look at{' '}
          <Link to={paths.newels} className="more">
            newel posts
          </Link>
          .
        </li>
        <li>
          <b>Over-the-post</b> if the house is traditional, if someone leans on the rail the whole
          way up and should never have to let go, and if an installer does the joints. Look at{' '}
          <Link to={paths.newelPosts} className="more">
            starting and landing posts
          </Link>{' '}
          and{' '}
          <Link to={paths.fittings} className="more">
            handrail fittings
          </Link>
          .
        </li>
        <li>
          <b>Keep what you have</b> if only the balusters are to change: then the rail and its posts
          can stay.
        </li>
      </ul>
    </ArticleSection>
  )
}
