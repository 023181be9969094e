type ReadFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string }

/** Far more than 200 lines take. */
const LARGEST_BYTES = 1_000_000

/** The text of a list's file, or why it is none, in a sentence. */
export async function readListFile(file: File): Promise<ReadFile> {
  if (file.size > LARGEST_BYTES) {
    return { ok: false, problem: 'This file is too large for a list; please paste the lines.' }
  }
  const text = await file.text().catch(() => undefined)
  if (text === undefined) {
    return { ok: false, problem: 'This file could not be read; please paste the lines.' }
  }
  // Workbooks and pictures have bytes that no text has.
  if (/[\0\uFFFD]/.test(text)) {
    return { ok: false, problem: 'This is no text. Please save the sheet as CSV UTF-8.' }
  }
  return { ok: true, text: text.replace(/^\uFEFF/, '').trimEnd() }
}
