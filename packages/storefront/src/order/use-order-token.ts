import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const TOKEN = /^#([\w-]{20,64})$/

/**
 * The secret behind the # of an order's address; empty when there is none. Links to a place in the page take its
 * place there: the order stays, and the address gets it back, so that it can be loaded again.
 */
export function useOrderToken(): string {
  const { hash } = useLocation()
  const named = TOKEN.exec(hash)?.[1]
  const [token, setToken] = useState(named ?? '')
  if (named !== undefined && named !== token) setToken(named)
  useEffect(() => {
    if (named !== undefined || token === '') return
    // Past the router, which would scroll away from the place.
    window.history.replaceState(window.history.state, '', `#${token}`)
  }, [named, token])
  return token
}
