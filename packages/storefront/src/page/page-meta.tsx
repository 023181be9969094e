import { business } from '@millrun/commerce/business'
import { absoluteUrl } from './absolute-url.ts'

interface PageMetaProps {
  readonly title: string
  readonly description: string
  /** Path of the page, for its canonical address; left out for pages that are not to be found. */
  readonly path?: string
  /** Path of the picture that is shown where the page is shared. */
  readonly picture?: string
}

/** Title and description of a page; React moves them into the head. */
export function PageMeta({ title, description, path, picture = '/share.png' }: PageMetaProps) {
  const full = title === business.name ? title : `${title} | ${business.name}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absoluteUrl(path)} />
          <meta property="og:url" content={absoluteUrl(path)} />
          <meta property="og:image" content={absoluteUrl(picture)} />
        </>
      )}
    </>
  )
}
