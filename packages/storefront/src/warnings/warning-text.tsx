import type { StateWarning } from '@millrun/catalogue/warnings/state-warnings'

/** A warning as its state words it, with the symbol to its left. */
export function WarningText({ warning: { signal, text, link } }: { warning: StateWarning }) {
  return (
    <p className="grid grid-cols-[22px_1fr] gap-3 text-sm text-pretty">
      <WarningSign />
      <span>
        <strong>{signal}:</strong> {text}{' '}
        <a className="more break-words" href={link.href} target="_blank" rel="noreferrer">
          {link.label}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        .
      </span>
    </p>
  )
}

/** 27 CCR § 25603(a)(1): a black exclamation point in a yellow triangle with a bold black outline. */
function WarningSign() {
  return (
    <svg viewBox="0 0 22 20" width="22" height="20" aria-hidden="true">
      <path
        d="M11 1.6 20.6 18.4H1.4Z"
        fill="#ffd100"
        stroke="#000"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M11 7v5.6m0 2v1.6" fill="none" stroke="#000" strokeWidth="2" />
    </svg>
  )
}
