/** Where an account's own records are asked for; each call carries the session's access token. */
export const ACCOUNT_API = '/account/api'
