const SECONDS = 5
const BUYERS = 8

/** How many orders of one M-399 are created in a second, by eight buyers at once, stand-in included. */
export async function ordersPerSecond(origin: string): Promise<number> {
  const start = performance.now()
  const end = start + SECONDS * 1000
  const created = await Promise.all(
    Array.from({ length: BUYERS }, async (_, buyer) => {
      let orders = 0
      while (performance.now() < end) {
        await createOrder(origin, `buyer-${buyer}-${orders}@example.com`)
        orders += 1
      }
      return orders
    }),
  )
  const total = created.reduce((sum, orders) => sum + orders, 0)
  return total / ((performance.now() - start) / 1000)
}

async function createOrder(origin: string, email: string): Promise<void> {
  const response = await fetch(`${origin}/functions/v1/create-paypal-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderOf(email)),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`an order was refused: ${answer}`)
}

/** One M-399: 34.99 + 15.00 shipping + 2.80 tax. */
function orderOf(email: string): object {
  const customerInfo = {
    email,
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '6095550142',
    streetAddress: '100 N Main St',
    secondaryAddress: '',
    city: 'Trenton',
    state: 'NJ',
    zipCode: '08608',
  }
  const items = [{ id: 'm-399:finish=sb', price: '34.99', quantity: 1 }]
  const sums = { subtotal: '34.99', shipping: '15.00', tax: '2.80', total: '52.79' }
  return { amount: '52.79', currency: 'USD', orderData: { items, customerInfo, ...sums } }
}
