const usd = (value: string) => ({ currency_code: 'USD', value })

/** Two balusters at 34.99 and a shoe at 4.50: 74.48, tax 5.96, shipping 15.00, in all 95.44. */
export const sampleUnit = {
  invoice_id: 'MR-1001',
  custom_id: 'MR-1001',
  amount: {
    ...usd('95.44'),
    breakdown: { item_total: usd('74.48'), tax_total: usd('5.96'), shipping: usd('15.00') },
  },
  items: [
    { name: 'Twist baluster', unit_amount: usd('34.99'), quantity: '2', sku: 'm-399' },
    { name: 'Flat shoe', unit_amount: usd('4.50'), quantity: '1', sku: 'shoe-1' },
  ],
}

export const sampleOrder = { intent: 'CAPTURE', purchase_units: [sampleUnit] }
