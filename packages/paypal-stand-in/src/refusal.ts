import { issueDescriptions } from './rest/issue-descriptions.ts'

/** One entry of `details` in PayPal's error body. */
export type RefusalDetail = {
  issue: string
  description: string
  field?: string
  value?: string
  location?: 'body' | 'path' | 'query' | 'header'
}

const errors = {
  400: {
    name: 'INVALID_REQUEST',
    message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  },
  403: { name: 'NOT_AUTHORIZED', message: 'Authorization failed due to insufficient permissions.' },
  404: { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' },
  409: {
    name: 'RESOURCE_CONFLICT',
    message: 'The server has detected a conflict while processing this request.',
  },
  415: {
    name: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'The server does not support the request payload media type.',
  },
  422: {
    name: 'UNPROCESSABLE_ENTITY',
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
  },
  429: { name: 'RATE_LIMIT_REACHED', message: 'Too many requests. Blocked due to rate limiting.' },
  500: { name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error occurred.' },
  503: { name: 'SERVICE_UNAVAILABLE', message: 'Service Unavailable.' },
} as const

export type RefusalStatus = keyof typeof errors

export function isRefusalStatus(status: number): status is RefusalStatus {
  return status in errors
}

/** Builds one detail, with PayPal's published sentence for the issue. */
export function detail(
  issue: string,
  where: Pick<RefusalDetail, 'field' | 'value' | 'location'> = {},
): RefusalDetail {
  return { ...where, issue, description: issueDescriptions[issue] ?? issue }
}

/** An answer of PayPal that is not what the caller asked for; the error handler writes it out. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly details: readonly RefusalDetail[]

  constructor(status: RefusalStatus, details: readonly RefusalDetail[] = []) {
    super(details.map(({ issue }) => issue).join(', ') || errors[status].name)
    this.status = status
    this.details = details
  }

  /** The error body; `debugId` is the value of the `Paypal-Debug-Id` header. */
  body(debugId: string): object {
    return {
      ...errors[this.status],
      debug_id: debugId,
      ...(this.details.length > 0 && { details: this.details }),
      links: this.details.map(({ issue }) => ({
        href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${issue}`,
        rel: 'information_link',
        method: 'GET',
      })),
    }
  }
}

/** A business rule says no: 422 with one issue. */
export function unprocessable(
  issue: string,
  where: Pick<RefusalDetail, 'field' | 'value' | 'location'> = {},
): Refusal {
  return new Refusal(422, [detail(issue, where)])
}

/** 404 for an id that nobody has given out. */
export function unknownResource(field: string, value: string): Refusal {
  return new Refusal(404, [detail('INVALID_RESOURCE_ID', { field, value, location: 'path' })])
}
