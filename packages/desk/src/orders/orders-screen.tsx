import { Route, Routes } from 'react-router'
import { AbandonedCheckouts } from './abandoned/abandoned-checkouts.tsx'
import { OrderDetail } from './detail/order-detail.tsx'
import { FoundOrders } from './list/found-orders.tsx'
import { OrdersToDo } from './list/orders-to-do.tsx'

/** Orders: what there is to do, the search of all, and each of them by itself. */
export function OrdersScreen() {
  return (
    <Routes>
      <Route index element={<OrdersToDo />} />
      <Route path="all" element={<FoundOrders />} />
      <Route path="abandoned" element={<AbandonedCheckouts />} />
      <Route path=":number" element={<OrderDetail />} />
    </Routes>
  )
}
