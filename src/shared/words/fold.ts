const marks = /\p{M}+/gu
const notWord = /[^\p{L}\p{N}]+/u

/** Stored text without case and accents, for sorting and for comparing. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(marks, '').toLowerCase().trim().replace(/\s+/g, ' ')
}

/** The different words of a text, folded, each at most 60 characters; no more than 200 of them. */
export function wordsOf(text: string): readonly string[] {
  const words = fold(text)
    .split(notWord)
    .filter((word) => word !== '')
  return [...new Set(words.map((word) => word.slice(0, 60)))].slice(0, 200)
}
