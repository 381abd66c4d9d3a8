/** How wide the content of a column is: its longest word, and its longest text on one line. */
export type ColumnNeed = { readonly word: number; readonly text: number }

/**
 * The widths of a table's columns on paper, which fill its whole width: each as wide as its longest word where there is room for that, and
 * what is left goes to those with long texts.
 */
export function columnWidths(needs: readonly ColumnNeed[], width: number): readonly number[] {
  const least = needs.map(({ word }) => Math.min(word, width / 2))
  const taken = sumOf(least)
  if (taken >= width) return least.map((each) => (each / taken) * width)
  const wanted = needs.map(({ text }, at) => Math.max(0, Math.min(text, width) - (least[at] ?? 0)))
  const more = sumOf(wanted)
  const left = width - taken
  if (more === 0) return least.map((each) => each + left / needs.length)
  return least.map((each, at) => each + ((wanted[at] ?? 0) / more) * left)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
