/** What a buyer who picks up waits for. */
export const WHEN_READY = 'We call or write when your order is ready. Please bring its number.'
