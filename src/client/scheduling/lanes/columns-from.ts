/** So many columns of the calendar stand side by side. */
export const mostColumns = 12

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The ids that the calendar's address names, each once, and no more than stand side by side. */
export function idsIn(text: string | undefined): readonly string[] {
  const ids = [...new Set((text ?? '').toLowerCase().split(','))].filter((each) => id.test(each))
  return ids.slice(0, mostColumns)
}

/** Of more than stand side by side, those from a place on, and how many there are before and behind them. */
export function columnsFrom<Each>(all: readonly Each[], first: number) {
  const start = Math.max(0, Math.min(first, all.length - 1))
  const shown = all.slice(start, start + mostColumns)
  return { shown, start, before: start, behind: Math.max(0, all.length - start - shown.length) }
}
