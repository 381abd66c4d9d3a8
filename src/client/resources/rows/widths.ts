/** Widths of the columns of rows, by path, in points of the normal letters. */
export type Widths = Readonly<Record<string, number>>

/** The widths that a person has chosen, and a way to choose. */
export type WidthChoice = { readonly widths: Widths; readonly choose: (widths: Widths) => void }

export const narrowest = 64
export const widest = 800
/** One press of a key. */
export const widthStep = 16

/** The width of a column that nobody has changed. */
export function usualWidth(index: number): number {
  return index === 0 ? 260 : 140
}

/** What stands at the beginning of each row for choosing it. */
export const tickWidth = 40

/** A width that can still be read and does not fill the page. */
export function boundedWidth(width: number): number {
  return Math.round(Math.max(narrowest, Math.min(widest, width)))
}

/** A length that grows with the letters. */
export function lengthOf(points: number): string {
  return `calc(${points / 16}rem * var(--mantine-scale))`
}
