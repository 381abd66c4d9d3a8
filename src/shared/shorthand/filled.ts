import type { Piece } from './pieces-of.ts'

/** What is known where a text is put in, by the path of its placeholder: one text, or several of which one has to be chosen. */
export type PlaceholderValues = (path: string) => string | readonly string[] | undefined

/** A question to whoever puts a text in; `at`: the place of its piece. */
export type OpenQuestion = { readonly at: number } & (
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'prompt'; readonly label: string }
)

/** What a text asks before it can be put in: its choices, its questions, and what is known more than once. */
export function openQuestions(pieces: readonly Piece[], values: PlaceholderValues): readonly OpenQuestion[] {
  return pieces.flatMap((piece, at): readonly OpenQuestion[] => {
    if (piece.kind === 'choice') return [{ at, kind: 'choice', options: piece.options }]
    if (piece.kind === 'prompt') return [{ at, kind: 'prompt', label: piece.label }]
    const known = piece.kind === 'value' ? values(piece.path) : undefined
    return typeof known === 'object' && known.length > 0 ? [{ at, kind: 'choice', options: known }] : []
  })
}

/** Where writing goes on, in the text as it is put in: a letter that no text has. */
export const cursorSign = '\uE123'

/**
 * The text as it is put in. `given`: what was chosen or answered, by the place of the piece. What nobody knows stays as its placeholder,
 * so that it is seen.
 */
export function filled(
  pieces: readonly Piece[],
  values: PlaceholderValues,
  given: ReadonlyMap<number, string>,
): string {
  return pieces.map((piece, at) => given.get(at) ?? written(piece, values)).join('')
}

function written(piece: Piece, values: PlaceholderValues): string {
  if (piece.kind === 'letters') return piece.text
  if (piece.kind === 'cursor') return cursorSign
  if (piece.kind === 'choice') return `[[${piece.options.join('|')}]]`
  if (piece.kind === 'prompt') return `{{?${piece.label}}}`
  const known = values(piece.path)
  return typeof known === 'string' && known !== '' ? known : `{{${piece.path}}}`
}

/** How a prepared text reads in a list, before it is put in: choices beside each other, and dots where something is asked or not known. */
export function readable(pieces: readonly Piece[], values: PlaceholderValues): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'letters') return piece.text
      if (piece.kind === 'choice') return piece.options.join(' / ')
      if (piece.kind === 'value') return [values(piece.path) ?? '…'].flat().join(' / ') || '…'
      return piece.kind === 'prompt' ? '…' : ''
    })
    .join('')
}
