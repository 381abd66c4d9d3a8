import type { PlainCall } from '#server/operations/plain-handler.ts'
import { codeDoubt, listHere } from '#server/stores/codes/code-doubt.ts'
import { changeAt, type Document, isDocument, valuesAt } from '#server/stores/document.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

/** Codes that are new in a resource and that may not be, as the lists of the practice have it. What was stored before may stay. */
export async function codeFindings(
  { entry, context }: PlainCall,
  { before, after }: { readonly before?: Document; readonly after: Document },
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const { path, list: name } of entry.coded) {
    const fresh = freshCodes(path, { before, after })
    const list = fresh.length === 0 ? undefined : await listHere(context, name)
    if (!list) continue
    for (const { code, pointer } of fresh) {
      const message = await codeDoubt(context, list, code)
      const parameters = { code, list: name, sample: list.shipped.sample ?? '' }
      if (message) findings.push(blocking(pointer, message, parameters))
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

function codeOf(value: unknown): string | undefined {
  return isDocument(value) && typeof value.code === 'string' ? value.code : undefined
}
