import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import { business } from '@millrun/commerce/business'
import { Link } from '../router/link.tsx'
import { paths } from '../paths.ts'
import { Photograph } from '../pictures/photograph.tsx'

/** The part that shows best what a mill can do. */
const VOLUTE = 'f-7210'

/** Where the shop comes from, beside its proudest part. */
export function Story() {
  return (
    <section className="wrap py-18 lg:py-28" aria-labelledby="story">
      <div className="items-center gap-6 md:grid md:grid-cols-12">
        <div className="md:col-span-5">
          <h2 id="story" className="title-section lg:text-[58px] lg:leading-[1.02]">
            Turning stair parts since {business.since}
          </h2>
          <p className="mt-5 max-w-[46ch] text-pretty">
            We started with one lathe and one rule: a part should go in the way it comes out of the
            box.
          </p>
          <p className="mt-4 max-w-[46ch] text-pretty">
            The drawings hang on the same wall. Each profile is cut to a dimension you can check,
            and every part we list carries the drawing it is made from.
          </p>
          <Link to={paths.about} className="more mt-7 inline-block">
            Read our story
          </Link>
        </div>
        <figure className="mt-8 md:col-span-7 md:mt-0 lg:-my-12">
          <Photograph
            src={picturePath(VOLUTE)}
            alt="A volute in red oak: the rail sweeps down and winds around its own end."
            sizes="(min-width: 48rem) 58vw, 100vw"
            className="aspect-5/4 w-full object-cover"
          />
          <figcaption className="mt-2 text-sm text-ink-2 md:text-right">
            <Link
              to={paths.product(VOLUTE)}
              className="inline-block py-1 no-underline hover:underline"
            >
              Volute F-7210, red oak
            </Link>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
