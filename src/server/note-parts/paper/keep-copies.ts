import type { Context, InsideWork } from '#server/operations/handler.ts'
import { JobMissed } from '#server/operations/jobs/job.ts'
import type { PrintedDocument } from '#server/stores/printing/printed-document.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { type CopiedType, type WantedCopy, wantedCopies } from './copy-wanted-query.ts'
import { type CopiedFacts, putCopy, withdrawCopy } from './put-copy.ts'

/** What a copy shows, or when the signatures under its source were taken back. */
export type DrawnCopy =
  | { readonly kind: 'copy'; readonly facts: CopiedFacts; readonly document: PrintedDocument }
  | { readonly kind: 'withdrawn'; readonly at: string }

/** Draws one version of a row as the document that is kept. */
export type DrawCopy = (context: Context, wanted: WantedCopy) => Promise<Outcome<DrawnCopy>>

type Needs = Pick<InsideWork, 'practiceId' | 'database' | 'inside' | 'printed' | 'report' | 'goOn'>

/**
 * Keeps the copies of a type that are wanted, those of one row in the order of their versions, each once: the copy and the word that it is
 * wanted no longer are one transaction. What cannot be printed now is tried again and holds up no other row.
 */
export async function keepCopies(needs: Needs, type: CopiedType, draw: DrawCopy): Promise<number> {
  const { practiceId, database, report, goOn } = needs
  const wanted = await database.asOwner(
    (transaction) => wantedCopies(transaction, { practiceId, type }),
    'look',
  )
  const missed = new Set<string>()
  let kept = 0
  for (const each of wanted) {
    goOn()
    if (missed.has(each.id)) continue
    const outcome = await keepCopy(needs, each, draw).catch((error: unknown) => {
      report(error, `the copy of ${type} ${each.id} was not kept`)
      return undefined
    })
    if (outcome?.ok) kept += outcome.value
    else missed.add(each.id)
  }
  if (missed.size > 0) throw new JobMissed('jobs.copies-missed')
  return kept
}

async function keepCopy(
  { inside, printed }: Needs,
  wanted: WantedCopy,
  draw: DrawCopy,
): Promise<Outcome<number>> {
  const drawn = await inside('clinicalDocument.read', ({ context }) => draw(context, wanted))
  if (!drawn.ok) return drawn
  const { value } = drawn
  if (value.kind === 'withdrawn')
    return inside('clinicalDocument.update', (opened) => withdrawCopy(opened, wanted, value.at))
  const file = await printed(value.document)
  if (!file.ok) return file
  return inside('clinicalDocument.create', (opened) =>
    putCopy(opened, wanted, { facts: value.facts, file: file.value }),
  )
}
