import { createHash } from 'node:crypto'
import type { Consent } from '#generated/types/consent.ts'
import { isReference } from '#server/stores/document.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import type { Json } from '#shared/patch/patch-operation.ts'

/** The content of a consent that its signatures cover: everything that people say in it, nothing that the server adds. */
export function consentContent(consent: Consent): string {
  const { patient, kind, decision, period, expirationEvent, from, to, intermediary, purposes } = consent
  const { information, direction, statements, form, signers, verbal, episodeOfCare, encounter } = consent
  const said = { patient, kind, decision, period, expirationEvent, from, to, intermediary, purposes }
  const more = { information, direction, statements, form, signers, verbal, episodeOfCare, encounter }
  const plain: Json = JSON.parse(JSON.stringify({ ...said, ...more }, withoutDisplay))
  return canonicalJson(plain)
}

/** The hash that a signature of a consent is bound to: SHA-256 over its content, in lower-case hex. */
export function consentHash(consent: Consent): string {
  return createHash('sha256').update(consentContent(consent)).digest('hex')
}

/** How somebody is called changes with him and is nothing that anybody signs. */
export function withoutDisplay(_name: string, value: unknown): unknown {
  if (!isReference(value)) return value
  const { id, resourceType, versionId } = value
  return { id, resourceType, versionId }
}
