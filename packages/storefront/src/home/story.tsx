import { business } from '../business.ts'
import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** Where the shop comes from, beside a fitting drawn at half size. */
export function Story() {
  return (
    <section className="wrap py-18 lg:py-28" aria-labelledby="story">
      <div className="items-center gap-6 lg:grid lg:grid-cols-12">
        <div className="lg:col-span-5">
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
        <figure className="mt-10 lg:col-span-7 lg:mt-0">
          <img
            src="/drawings/c-2005-elevation.svg"
            alt="Drawing of a turned baluster with its shoulders and diameters dimensioned."
            width={1180}
            height={300}
            loading="lazy"
            className="h-auto w-full"
          />
        </figure>
      </div>
    </section>
  )
}
