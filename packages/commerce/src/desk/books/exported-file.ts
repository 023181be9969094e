/** Everything that the shop knows of its trade, a file for each table, with what stands in it. */
export const EXPORTED_FILES = {
  orders: 'Orders with buyer, money, tax and delivery',
  'order-lines': 'What was sold, line by line',
  'order-events': 'What happened to each order',
  refunds: 'Money that was given back',
  disputes: 'What buyers complained about at PayPal',
  shipments: 'What left, with carrier and tracking',
  'shipment-lines': 'Which pieces were in it',
  delays: 'Later days that buyers were asked for',
  notes: 'What the shop’s people wrote to orders',
  'trade-applications': 'Who asked for a trade account, without the attached files',
  certificates: 'Exemption certificates, without the signed files',
  'certificate-events': 'What was decided about certificates',
  reviews: 'What buyers said of products, shown or not',
  'review-events': 'How reviews have changed, and what was decided',
  quotes: 'Quotes by their numbers, and when one was withdrawn',
  'quote-versions': 'What each quote has said, without the addresses that open it',
  'staff-actions': 'Who did what at the desk',
} as const

export type ExportedFile = keyof typeof EXPORTED_FILES

/** Whether there is such a file, by its name without ending. */
export function isExportedFile(name: string): name is ExportedFile {
  return Object.hasOwn(EXPORTED_FILES, name)
}
