import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { POST_CATEGORIES, type PostText } from '@millrun/catalogue/post'
import { families } from '../catalogue/families.ts'
import { CadNote } from '../galleries/card/cad-note.tsx'
import { CardFacts } from '../galleries/card/card-facts.tsx'
import type { Facet } from '../galleries/filters/facet.ts'
import { GalleryClosing } from '../galleries/gallery-closing.tsx'
import { GalleryHeader, WayLink } from '../galleries/gallery-header.tsx'
import { SpeciesLine } from '../galleries/card/species-line.tsx'
import type { ListWords } from '../galleries/list/list-words.ts'
import { TabbedGallery } from '../galleries/tabbed-gallery.tsx'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

const CATEGORY: Facet<PostText> = {
  id: 'category',
  name: 'Category',
  values: POST_CATEGORIES.map((category) => ({ value: category, label: category })),
  valuesOf: (post) => [post.category],
}

const LIST: ListWords<PostText> = {
  title: 'Starting and Landing Posts',
  facts: ({ mounting, dimensions }) => ({ Mounting: mounting, Size: dimensions }),
  choice: 'Species',
}

export function Page() {
  const posts = families.posts.use()
  return (
    <div className="wrap wrap-wide">
      <PageMeta
        title="Starting, Landing and Intermediate Posts"
        description="Newel posts by their place on the stair, for post-to-post and over-the-post rails, with mounting, species and drawings."
        picture={sharePath(SCENES.morning)}
        path={paths.newelPosts}
      />
      <GalleryHeader
        title="Starting and Landing Posts"
        lede="Newels by the place they stand in. Post-to-post: the rail is cut between the posts. Over-the-post: the rail runs over them on fittings."
        within={{ label: 'Newel Posts', to: paths.newels }}
        back={
          <WayLink to={paths.newels} icon="arrow-left">
            Back to Newel Posts
          </WayLink>
        }
      />
      <TabbedGallery
        products={posts}
        facet={CATEGORY}
        allTitle="All"
        count={(shown, tab) => `Showing ${shown} ${shown === 1 ? 'product' : 'products'} in ${tab}`}
        list={LIST}
        card={(post) => ({
          stand: 'post',
          mark: post.category,
          saving: 'dollars',
          featureCount: 0,
          children: (
            <>
              <CardFacts
                facts={{
                  Mounting: post.mounting,
                  Dimensions: post.dimensions,
                  Style: post.style,
                  Series: post.series,
                  Species: <SpeciesLine names={post.availableSpecies} />,
                }}
              />
              <CadNote />
            </>
          ),
        })}
      />
      <GalleryClosing scene={SCENES.morning} view="object-[50%_92%]" />
    </div>
  )
}
