import type { PlainCall } from '#server/operations/plain-handler.ts'
import { type Document, isDocument, type StoredDocument, valuesAt } from '#server/stores/document.ts'
import { isSocialSecurity, numbers } from '#server/stores/mask-of.ts'
import { hiddenPaths, hidesNumbers, masked, withLastDigits } from '#server/stores/references/masked.ts'
import { unveiled } from '#server/stores/references/veiled.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { PatchOperation } from '#shared/patch/patch-operation.ts'
import { readPointer } from '#shared/patch/pointer.ts'

/**
 * A patch sees what its author sees. An operation that leads to, into or around something that he does not see would read, move,
 * overwrite or lose it: it is refused whether or not something stands there, so that the refusal tells nothing.
 */
export function checkSeen(
  { context, entry }: PlainCall,
  document: StoredDocument,
  operations: readonly PatchOperation[],
): Outcome<void> {
  const hidden = hiddenPaths(context.actor, entry, document)
  const findings = operations.flatMap((operation, index) =>
    (['path', 'from'] as const).flatMap((member) => {
      const pointer = membersOf(operation)[member]
      const met = typeof pointer !== 'string' ? undefined : hidden.find((path) => meets(pointer, path))
      return met === undefined ? [] : [hiddenField(`/${index}/${member}`, met)]
    }),
  )
  return findings.length > 0 ? failed({ kind: 'invalid', findings }) : succeeded(undefined)
}

/** Is the place at, below or above the path? Places in lists do not count. */
function meets(pointer: string, path: string): boolean {
  const segments = (readPointer(pointer) ?? []).filter((segment) => !/^(\d+|-)$/.test(segment))
  const names = path.split('.')
  return names.every((name, depth) => segments[depth] === undefined || segments[depth] === name)
}

/**
 * What somebody gives for a row of which he does not see everything: it may not say anything of what is hidden from him but what he
 * sees of it, and that is put back as it is stored. Only who may read a masked value changes it; at creation everybody may bring one.
 */
export function withHiddenParts(
  call: PlainCall,
  document: StoredDocument,
  copy: Document,
): Outcome<Document> {
  const { context, entry, opened } = call
  const given = unveiled(opened, entry, { stored: document, given: copy })
  const hidden = hiddenPaths(context.actor, entry, document)
  const seen = masked(context.actor, entry, document)
  const named = hidden.filter((path) => {
    const values = valuesAt(given, path)
    return values.length > 0 && !sameStored(values, valuesAt(seen, path))
  })
  if (named.length > 0) {
    const findings = named.map((path) => hiddenField(`/${path.replaceAll('.', '/')}`, path))
    return failed({ kind: 'invalid', findings })
  }
  // Parts are put back into a document, which stays one.
  const whole = hidden.reduce<unknown>(
    (at, path) => putBack(at, document, path.split('.')),
    given,
  ) as Document
  return hidesNumbers(context.actor, entry, document) ? withNumbers(document, whole) : succeeded(whole)
}

function putBack(given: unknown, stored: unknown, names: readonly string[]): unknown {
  const [name, ...rest] = names
  if (name === undefined) return stored
  if (Array.isArray(given) && Array.isArray(stored))
    return given.map((each, index) => putBack(each, stored[index], names))
  if (!isDocument(given) || !isDocument(stored) || stored[name] === undefined) return given
  const inner = rest.length === 0 ? stored[name] : putBack(given[name], stored[name], rest)
  return inner === undefined ? given : { ...given, [name]: inner }
}

/** Every social security number stands there as it was shown, and becomes again what is stored. */
function withNumbers(document: StoredDocument, given: Document): Outcome<Document> {
  const stored = valuesAt(document, numbers).filter(isSocialSecurity)
  const rows = Array.isArray(given[numbers]) ? given[numbers] : []
  const open = [...stored]
  const wholes = rows.map((row) => {
    if (!isSocialSecurity(row)) return row
    const place = open.findIndex((each) => sameStored(row, withLastDigits(each)))
    return place < 0 ? undefined : open.splice(place, 1)[0]
  })
  if (wholes.includes(undefined) || open.length > 0)
    return failed({ kind: 'invalid', findings: [hiddenField(`/${numbers}`, numbers)] })
  return succeeded(stored.length === 0 ? given : { ...given, [numbers]: wholes })
}

function hiddenField(pointer: string, name: string): Finding {
  return blocking(pointer, 'stores.hidden-field', { name })
}
