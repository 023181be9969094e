/**
 * Words that stand in until the business has its own: replace them here. Pages mark them as samples,
 * because an invented review must never pass for a real one (16 CFR 465).
 */
export const sampleTestimonials = [
  {
    quote:
      'Forty-two balusters, three winders and a volute. Everything dropped in where the drawing said it would.',
    by: 'Installer, New Jersey',
  },
  {
    quote:
      'The finish chips came first, so we knew the bronze was right before we ordered the rest.',
    by: 'Homeowner',
  },
  { quote: 'The CAD files saved my office two days on this house.', by: 'Architect' },
] as const

export const sampleArticles = [
  {
    title: 'How many balusters does a stair need?',
    text: 'Why counting three to a foot orders too many, and the arithmetic that gets it right.',
    minutes: 4,
  },
  {
    title: 'Post-to-post or over-the-post',
    text: 'Two ways to run a rail, and what each asks of your newels and fittings.',
    minutes: 6,
  },
  {
    title: 'Measuring a stair for new treads',
    text: 'Five measurements, a sketch, and the mistakes that send a tread back.',
    minutes: 5,
  },
] as const
