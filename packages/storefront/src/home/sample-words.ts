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
