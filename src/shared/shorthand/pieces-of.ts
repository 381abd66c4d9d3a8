/** A part of a prepared text: letters, or something that is filled in when the text is put in. */
export type Piece =
  | { readonly kind: 'letters'; readonly text: string }
  /** `{{patient.preferredName}}`: what is known where the text goes. */
  | { readonly kind: 'value'; readonly path: string }
  /** `[[calm|anxious|tearful]]`: one of these. */
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  /** `{{?What was agreed}}`: whoever puts it in is asked. */
  | { readonly kind: 'prompt'; readonly label: string }
  /** `{{cursor}}`: here writing goes on. */
  | { readonly kind: 'cursor' }

const place = /\{\{([^{}\n]{1,120})\}\}|\[\[([^[\]\n]{1,400})\]\]/g

/** Reads a prepared text; what is no placeholder stays as letters. */
export function piecesOf(body: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of body.matchAll(place)) {
    const piece = pieceOf(found[1], found[2])
    if (!piece) continue
    if (found.index > at) pieces.push({ kind: 'letters', text: body.slice(at, found.index) })
    pieces.push(piece)
    at = found.index + found[0].length
  }
  return at < body.length ? [...pieces, { kind: 'letters', text: body.slice(at) }] : pieces
}

function pieceOf(inside: string | undefined, choices: string | undefined): Piece | undefined {
  if (choices !== undefined) {
    const options = choices.split('|').map((each) => each.trim())
    return options.length > 1 && options.every(Boolean) ? { kind: 'choice', options } : undefined
  }
  const words = inside?.trim() ?? ''
  if (words === 'cursor') return { kind: 'cursor' }
  if (words.startsWith('?')) return { kind: 'prompt', label: words.slice(1).trim() }
  return words === '' ? undefined : { kind: 'value', path: words }
}

/** The placeholders that still stand in a text, as they are written there: none may be left when a note is called ready. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(place)].flatMap(([whole, inside, choices]) =>
    pieceOf(inside, choices) ? [whole] : [],
  )
}
