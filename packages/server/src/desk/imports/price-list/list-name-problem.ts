const LONGEST_NAME = 60
/** Control characters, and those that cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u
/** Wide ones, too: a spreadsheet reads them alike. */
const FORMULA = /^[=+\-@＝＋－＠]/u

/** Why a price list cannot be called so, as a sentence; undefined for a name that it may have. */
export function listNameProblem(name: string): string | undefined {
  if (name === '') return 'Please fill in the list.'
  if (name.length > LONGEST_NAME) {
    return `The name of a list has at most ${LONGEST_NAME} characters; this one has ${name.length}.`
  }
  if (UNSEEN.test(name)) {
    return 'The name of a list stands in one line, without control characters; please type it anew.'
  }
  if (FORMULA.test(name)) {
    return 'The name of a list cannot begin with =, +, - or @: a spreadsheet takes that for a formula.'
  }
  return undefined
}
