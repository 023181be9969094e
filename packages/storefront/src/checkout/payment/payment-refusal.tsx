import { useEffect, useRef } from 'react'

/**
 * What the server has against the order, in its own sentence, which says what to do. It stands where
 * one pressed to pay, and comes into view above the toast that says only that it failed.
 */
export function PaymentRefusal({ sentence }: { sentence: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <p
      ref={place}
      role="alert"
      className="mt-5 scroll-mb-36 border-l-4 border-wrong bg-field px-4 py-3 text-[15px]"
    >
      {sentence}
    </p>
  )
}
