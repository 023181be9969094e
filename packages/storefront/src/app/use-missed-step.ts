import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** Takes the step back or forward that was made while the page came alive and no router listened. */
export function useMissedStep(): void {
  const { pathname } = useLocation()
  const onAlive = useEffectEvent(() => {
    if (window.location.pathname !== pathname) window.dispatchEvent(new PopStateEvent('popstate'))
  })
  useEffect(() => onAlive(), [])
}
