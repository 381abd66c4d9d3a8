import { type CodedListName, codedLists } from '#generated/lists/all.ts'
import type { PlainCall } from '#server/operations/plain-handler.ts'
import { changeAt, type Document, isDocument, valuesAt } from '#server/stores/document.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

type Override = { readonly list: string; readonly added?: readonly { readonly code: string }[] }

/** Codes that are new in the document and stand in no list: neither the product's nor what the practice has added to it. */
export async function codeFindings(
  { entry, context }: PlainCall,
  { before, after }: { readonly before?: Document; readonly after: Document },
): Promise<readonly Finding[]> {
  const unknown: (Finding & { readonly list: string; readonly code: string })[] = []
  for (const { path, list } of entry.coded) {
    const old = new Set(valuesAt(before, path).map(codeOf))
    const fresh = valuesAt(after, path)
      .map(codeOf)
      .filter((code) => code !== undefined && !old.has(code))
    if (fresh.length === 0 || !(list in codedLists)) continue
    const { items, open } = await codedLists[list as CodedListName]()
    if (open) continue
    const known = new Set(items.map(({ code }) => code))
    changeAt(after, path, (value, pointer) => {
      const code = codeOf(value)
      if (code !== undefined && !old.has(code) && !known.has(code))
        unknown.push({
          pointer,
          weight: 'blocks',
          message: 'stores.not-in-list',
          parameters: { code, list },
          list,
          code,
        })
      return value
    })
  }
  if (unknown.length === 0) return []

  const preferences = await context.stores.of('PracticePreferences').get('default')
  const overrides = preferences.ok
    ? ((preferences.value.codedListOverrides ?? []) as readonly Override[])
    : []
  return unknown
    .filter(
      ({ list, code }) =>
        !overrides.some((each) => each.list === list && each.added?.some((item) => item.code === code)),
    )
    .map(({ list: _list, code: _code, ...finding }) => finding)
}

function codeOf(value: unknown): string | undefined {
  return isDocument(value) && typeof value.code === 'string' ? value.code : undefined
}
