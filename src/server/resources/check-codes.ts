import { type CodedListName, codedLists } from '#generated/lists/all.ts'
import type { CodedList } from '#generated/lists/coded-list.ts'
import type { Context } from '#server/operations/handler.ts'
import type { PlainCall } from '#server/operations/plain-handler.ts'
import { knownCode } from '#server/stores/codes/codes-query.ts'
import { changeAt, type Document, isDocument, valuesAt } from '#server/stores/document.ts'
import { overridesIn, type PracticeItem, practiceItems } from '#shared/lists/practice-items.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

/**
 * Codes that are new in the document and that may not be: in no list, hidden by the practice, or, where a list is open,
 * without the form of its code system or refused by the system that was imported. What was stored before may stay.
 */
export async function codeFindings(
  { entry, context }: PlainCall,
  { before, after }: { readonly before?: Document; readonly after: Document },
): Promise<readonly Finding[]> {
  const overrides = overridesIn(context.actor.codedListOverrides)
  const findings: Finding[] = []
  for (const { path, list } of entry.coded) {
    const fresh = freshCodes(path, { before, after })
    if (fresh.length === 0 || !Object.hasOwn(codedLists, list)) continue

    const shipped = await codedLists[list as CodedListName]()
    const items = new Map(practiceItems(shipped, overrides).map((item) => [item.code, item]))
    for (const { code, pointer } of fresh) {
      const message = await doubt(context, shipped, { code, item: items.get(code) })
      const parameters = { code, list, sample: shipped.sample ?? '' }
      if (message) findings.push({ pointer, weight: 'blocks', message, parameters })
    }
  }
  return findings
}

type Fresh = { readonly code: string; readonly pointer: string }

function freshCodes(
  path: string,
  { before, after }: { readonly before: Document | undefined; readonly after: Document },
): readonly Fresh[] {
  const old = new Set(valuesAt(before, path).map(codeOf))
  const fresh: Fresh[] = []
  changeAt(after, path, (value, pointer) => {
    const code = codeOf(value)
    if (code !== undefined && !old.has(code)) fresh.push({ code, pointer })
    return value
  })
  return fresh
}

type Chosen = { readonly code: string; readonly item: PracticeItem | undefined }

async function doubt(context: Context, list: CodedList, { code, item }: Chosen): Promise<string | undefined> {
  if (item && !item.isOffered) return 'stores.hidden-in-list'
  if (!list.open) return item ? undefined : 'stores.not-in-list'

  const isOwn = item !== undefined && list.items.every((each) => each.code !== code)
  return isOwn ? undefined : systemDoubt(context, list, { code, item })
}

/** An imported system is law; without it a code must at least be written like one, or stand in the short list. */
async function systemDoubt(
  { transaction }: Context,
  { system, pattern }: CodedList,
  { code, item }: Chosen,
): Promise<string | undefined> {
  if (system === undefined) return undefined
  const known = await knownCode(transaction, { system, code })
  if (known === 'missing') return 'stores.no-such-code'
  if (known === 'header') return 'stores.header-code'
  const isWrong = pattern !== undefined && !new RegExp(pattern).test(code)
  return known === 'system-unknown' && !item && isWrong ? 'stores.not-a-code' : undefined
}

function codeOf(value: unknown): string | undefined {
  return isDocument(value) && typeof value.code === 'string' ? value.code : undefined
}
