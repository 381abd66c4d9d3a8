import type { Change, Guard } from '#server/operations/handler.ts'
import { isReference } from '#server/stores/document.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import type { Json } from '#shared/patch/patch-operation.ts'

/**
 * S1 A copy of what was signed is made by a job and changed by nobody: no plain write, file or state reaches it. What may still be said
 * of it is whether the patient may read it.
 */
export const clinicalDocumentGuard: Guard<'ClinicalDocument'> = {
  beforeWrite: (_context, { before, after, operation }) => {
    const isCopy = before?.sourceVersion !== undefined
    const isChanged = operation !== 'update' || said(before) !== said(after)
    return Promise.resolve(
      isCopy && isChanged ? failed({ kind: 'locked', because: 'notes.signed-copy' }) : succeeded(after),
    )
  },
}

/** All that a copy says beside its release; how those whom it names are called changes with them. */
function said(document: Change<'ClinicalDocument'>['before']): string {
  const { released: _released, meta: _meta, ...rest } = document ?? {}
  const plain: Json = JSON.parse(JSON.stringify(rest, withoutNames))
  return canonicalJson(plain)
}

function withoutNames(name: string, value: unknown): unknown {
  return name !== '' && isReference(value) ? { id: value.id, resourceType: value.resourceType } : value
}
