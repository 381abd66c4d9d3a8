/** Where in the grid one is: the head is row -1; the first column holds the ticks. */
export type GridPlace = { readonly row: number; readonly column: number }

/** How far the grid reaches. */
export type GridSize = { readonly rows: number; readonly columns: number }

/** One step by a key; undefined when the key is none of the grid's. */
export function placeAfter(
  key: string,
  here: GridPlace,
  { size, isMod }: { readonly size: GridSize; readonly isMod: boolean },
): GridPlace | undefined {
  const step = isMod ? farSteps[key] : steps[key]
  return step && within(step(here, size), size)
}

/** The nearest place that is there. */
export function within({ row, column }: GridPlace, { rows, columns }: GridSize): GridPlace {
  return {
    row: Math.max(-1, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  }
}

const page = 10

type Step = (here: GridPlace, size: GridSize) => GridPlace

const steps: { readonly [key: string]: Step } = {
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  PageDown: ({ row, column }) => ({ row: row + page, column }),
  PageUp: ({ row, column }) => ({ row: Math.max(0, row - page), column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
}

const farSteps: { readonly [key: string]: Step } = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_here, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
}
