import type { Row } from '#client/resources/rows/use-description.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** One page as the server gives it. */
export type ExportPage = { readonly items: readonly Row[]; readonly continuation?: string }

/** What reading all pages needs of the world. */
export type ExportWorld = {
  readonly ask: (continuation: string | undefined) => Promise<Outcome<ExportPage>>
  /** Told how many rows have come. */
  readonly onRows: (rows: number) => void
  /** A page did not come: resolves when it shall be asked for again; what has come so far is kept. */
  readonly onFailure: (failure: SeenFailure) => Promise<void>
  readonly signal: AbortSignal
}

/** All pages of a list, one after the other; ends early when it is called off. */
export async function* exportPages({
  ask,
  onRows,
  onFailure,
  signal,
}: ExportWorld): AsyncGenerator<readonly Row[]> {
  let continuation: string | undefined
  let rows = 0
  while (!signal.aborted) {
    const page = await ask(continuation)
    if (!page.ok) {
      await onFailure(page.failure)
      continue
    }
    if (signal.aborted) return
    rows += page.value.items.length
    onRows(rows)
    yield page.value.items
    continuation = page.value.continuation
    if (continuation === undefined) return
  }
}
