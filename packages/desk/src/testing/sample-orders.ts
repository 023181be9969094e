import type { ListedOrder } from '@millrun/commerce/desk/listed-order'
import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { NOBODY } from '@millrun/commerce/customer'

/** Two balusters, for 48.10. */
export const BALUSTERS: ListedOrder['lines'][number] = {
  id: 'c-2005:species=white-oak',
  item: 'C-2005',
  title: 'Classic Square Top Baluster, White Oak',
  quantity: 2,
  shipped: 0,
  cancelled: 0,
  price: '24.05',
}

/** An order of 66.95 that was paid and waits to be sent. */
export const PAID: ListedOrder = {
  orderNumber: 'MR-7K3Q9XWD',
  payment: 'paid',
  fulfilment: 'open',
  mode: 'parcel',
  total: '66.95',
  refunded: '0.00',
  email: 'ada@example.com',
  phone: '(609) 555-0100',
  buyer: 'Ada Turner',
  state: 'NJ',
  createdAt: '2026-11-25T15:00:00.000Z',
  lines: [BALUSTERS],
  review: null,
  poNumber: 'PO-4711',
  jobName: 'Elm Street',
  promisedTo: '2026-12-08',
}

/** The same, held because its buyer has complained. */
export const DISPUTED: ListedOrder = {
  ...PAID,
  orderNumber: 'MR-2ABC3DEF',
  payment: 'needs_review',
  review: 'The buyer has opened a dispute at PayPal.',
}

/** All that the shop knows of the paid one. */
export const SHOWN: ShownOrder = {
  ...PAID,
  customer: {
    ...NOBODY,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Turner',
    phone: '(609) 555-0100',
    streetAddress: '100 N Main St',
    secondaryAddress: 'Apt 4',
    city: 'Trenton',
    state: 'NJ',
    zipCode: '08608',
  },
  invoiceEmail: '',
  pageLink: '/orders/link#secret',
  payPalOrderId: '5O190127TN364715T',
  captureId: '3C679366HH908993F',
  subtotal: '48.10',
  shipping: '15.00',
  tax: '3.85',
  taxName: 'Tax (8%)',
  taxSource: 'Taxed by row specification on $48.10',
  captured: '66.95',
  quote: null,
  terms: null,
  way: ['Ships by parcel.'],
  cartons: [
    { count: 1, text: '1 x carton 45" × 4" × 4", 5 lb', holds: [{ item: 'C-2005', pieces: 2 }] },
  ],
  truck: null,
  promisedFrom: '2026-12-01',
  shippedAt: null,
  history: [
    {
      at: '2026-11-25T15:00:00.000Z',
      status: 'paid',
      note: 'capture COMPLETED',
      trace: '4bf92f3577b34da6a3ce929d0e0e4736',
    },
  ],
  notes: [],
  shipments: [],
  refunds: [],
  disputes: [],
  returns: [],
  mails: [
    {
      kind: 'confirmation',
      createdAt: '2026-11-25T15:00:00.000Z',
      sentAt: '2026-11-25T15:00:02.000Z',
      bounced: null,
    },
  ],
}
