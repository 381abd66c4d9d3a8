import { type CodedListName, codedLists } from '#generated/lists/all.ts'
import type { PlainCall } from '#server/operations/plain-handler.ts'
import { changeAt, type Document, isDocument, valuesAt } from '#server/stores/document.ts'
import { overridesIn, type PracticeItem, practiceItems } from '#shared/lists/practice-items.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

/**
 * Codes that are new in the document and that the practice does not offer: in no list, or hidden. What was stored before
 * may stay.
 */
export async function codeFindings(
  { entry, context }: PlainCall,
  { before, after }: { readonly before?: Document; readonly after: Document },
): Promise<readonly Finding[]> {
  const overrides = overridesIn(context.actor.codedListOverrides)
  const findings: Finding[] = []
  for (const { path, list } of entry.coded) {
    const old = new Set(valuesAt(before, path).map(codeOf))
    const isFresh = (code: string | undefined) => code !== undefined && !old.has(code)
    if (!(list in codedLists) || !valuesAt(after, path).map(codeOf).some(isFresh)) continue

    const shipped = await codedLists[list as CodedListName]()
    const items = new Map(practiceItems(shipped, overrides).map((item) => [item.code, item]))
    changeAt(after, path, (value, pointer) => {
      const code = codeOf(value)
      const message = code !== undefined && isFresh(code) ? doubt(items.get(code), shipped.open) : undefined
      if (message)
        findings.push({ pointer, weight: 'blocks', message, parameters: { code: code ?? '', list } })
      return value
    })
  }
  return findings
}

function doubt(item: PracticeItem | undefined, isOpen: boolean): string | undefined {
  if (!item) return isOpen ? undefined : 'stores.not-in-list'
  return item.isOffered ? undefined : 'stores.hidden-in-list'
}

function codeOf(value: unknown): string | undefined {
  return isDocument(value) && typeof value.code === 'string' ? value.code : undefined
}
