import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { isArray, isObject, type Json, type PatchOperation, patchLimits } from './patch-operation.ts'
import { isForbiddenName, readPointer } from './pointer.ts'

const withValue: readonly string[] = ['add', 'replace', 'test']
const withFrom: readonly string[] = ['move', 'copy']

/** The door for a patch that came from outside: each operation well formed, no hostile name, within the limits; else `malformed`. */
export function readOperations(input: unknown): Outcome<readonly PatchOperation[]> {
  if (!Array.isArray(input)) return malformed([complaint('', 'patch.not-a-list')])
  if (input.length > patchLimits.operations)
    return malformed([complaint('', 'patch.too-many-operations', { limit: patchLimits.operations })])

  const findings = input.flatMap((operation, index) => complaintsAbout(operation, `/${index}`))
  return findings.length > 0 ? malformed(findings) : succeeded(input)
}

function complaintsAbout(operation: unknown, at: string): readonly Finding[] {
  if (!isObject(operation)) return [complaint(at, 'patch.not-an-operation')]

  const { op, path, from, value } = operation
  if (typeof op !== 'string' || ![...withValue, ...withFrom, 'remove'].includes(op))
    return [complaint(`${at}/op`, 'patch.unknown-operation')]

  const findings = pathComplaints(path, `${at}/path`)
  if (withFrom.includes(op)) return [...findings, ...pathComplaints(from, `${at}/from`)]
  if (withValue.includes(op)) return [...findings, ...valueComplaints(value, `${at}/value`)]
  return findings
}

function pathComplaints(path: unknown, at: string): readonly Finding[] {
  const segments = typeof path === 'string' ? readPointer(path) : undefined
  if (!segments) return [complaint(at, 'patch.bad-path')]
  if (segments.length > patchLimits.segments)
    return [complaint(at, 'patch.path-too-long', { limit: patchLimits.segments })]
  return segments.some(isForbiddenName) ? [complaint(at, 'patch.forbidden-name')] : []
}

function valueComplaints(value: unknown, at: string): readonly Finding[] {
  if (value === undefined) return [complaint(at, 'patch.value-missing')]
  // What a JSON parser has read is JSON.
  const trouble = troubleWithin(value as Json, 0)
  return trouble ? [complaint(at, trouble)] : []
}

function troubleWithin(value: Json, depth: number): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (depth >= patchLimits.valueDepth) return 'patch.value-too-deep'
  if (!isArray(value) && Object.keys(value).some(isForbiddenName)) return 'patch.forbidden-name'

  for (const inner of Object.values(value)) {
    const trouble = troubleWithin(inner, depth + 1)
    if (trouble) return trouble
  }
  return undefined
}

function complaint(pointer: string, message: string, parameters?: Finding['parameters']): Finding {
  return { pointer, weight: 'blocks', message, ...(parameters ? { parameters } : {}) }
}

function malformed(findings: readonly Finding[]) {
  return failed({ kind: 'malformed', what: 'patch', findings })
}
