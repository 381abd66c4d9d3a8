import type { Stroke } from '#shared/elements/people/strokes.ts'

/** Letters that are printed alike. */
export type PrintedSpan = { readonly text: string; readonly isBold?: boolean; readonly isItalic?: boolean }

/** A list with signs, or with numbers from `start`; a dot is the sign where none is named. */
export type PrintedList = {
  readonly kind: 'list'
  readonly start?: number
  readonly sign?: string
  readonly entries: readonly {
    readonly spans: readonly PrintedSpan[]
    readonly lists: readonly PrintedList[]
  }[]
}

/** One piece of a printed text, from the top to the bottom. */
export type PrintedBlock =
  | PrintedList
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  /** A heading inside an answer, in its place and in its spans. */
  | { readonly kind: 'subheading'; readonly level: 3 | 4 | 5; readonly spans: readonly PrintedSpan[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly PrintedSpan[]; readonly isSmall?: boolean }
  /** A question with its answer, beneath it or on the same line. */
  | {
      readonly kind: 'answer'
      readonly label: string
      readonly isBlock: boolean
      readonly blocks: readonly PrintedBlock[]
    }
  /** Numbered entries that are made of blocks. */
  | { readonly kind: 'numbered'; readonly entries: readonly (readonly PrintedBlock[])[] }
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[]
      /** So high is a row at least, where it is written in by pen. */
      readonly rowHeight?: number
    }
  /** So many lines to be written on by pen; or one, cut in fields that say what is written there. */
  | { readonly kind: 'lines'; readonly count: number }
  | { readonly kind: 'fields'; readonly fields: readonly string[] }
  /** A free space in a frame, for a drawing. */
  | { readonly kind: 'canvas' }
  /** What was drawn by hand, and what is said to those who do not see it. */
  | {
      readonly kind: 'ink'
      readonly strokes: readonly Stroke[]
      readonly told: string
      /** A drawing has more room than a signature. */
      readonly isLarge?: boolean
    }
  /** A stored picture, what is said of it to those who do not see it, and what is printed where it cannot be. */
  | (PrintedPicture & {
      readonly kind: 'picture'
      readonly told: string
      readonly instead: string
      /** So high at most, in points; half a page where nothing is said. */
      readonly most?: number
    })
  /** The outlines of a figure, 100 wide and 200 high, and where on it numbers stand, as parts of its width and height. */
  | {
      readonly kind: 'figure'
      readonly outlines: readonly string[]
      readonly marks: readonly { readonly number: number; readonly x: number; readonly y: number }[]
      readonly told: string
    }
  /** Belongs together, with a line at its side. */
  | { readonly kind: 'frame'; readonly blocks: readonly PrintedBlock[] }
  | { readonly kind: 'page' }

/** The bytes of a picture by their hash, and what they were found to be. */
export type PrintedPicture = { readonly hash: string; readonly mediaType: string }

/** A document that is to be printed, in all its words: who prints it only lays it out. */
export type PrintedDocument = {
  readonly language: 'en' | 'es'
  readonly size: 'LETTER' | 'A4'
  readonly title: string
  readonly author: string
  /** When it was printed (ISO text). */
  readonly printedAt: string
  /** Who sends it: on the first page, the first line larger. */
  readonly letterhead: readonly string[]
  /** Its sign, above that. */
  readonly logo?: PrintedPicture & { readonly told: string }
  /** Whom it is about and what it is, on each page. */
  readonly strip: readonly string[]
  /** At the foot of each page. */
  readonly foot: readonly string[]
  /** `Page {page} of {pages}` in the reader's language. */
  readonly counting: string
  /** What is said at the end where letters could not be drawn. */
  readonly undrawn: string
  /** Across each page: that it is a draft, or void. */
  readonly watermark?: string
  readonly blocks: readonly PrintedBlock[]
  /** The bytes of its pictures by their hashes, as far as they could be had. */
  readonly pictures?: Readonly<Record<string, Uint8Array>>
}
