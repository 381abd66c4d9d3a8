import type { Json, JsonObject } from '#shared/patch/patch-operation.ts'

/** Which signings the trail tells of, when it is verified: by note the hashes of their manifests, as the events of the signings say them. */
export class SignedNotes {
  readonly #manifests = new Map<string, Set<string>>()

  /** Takes what an event says of a signing. */
  hear(event: JsonObject): void {
    const { resource_id: note, detail } = event
    const manifest = isObject(detail) ? detail.manifest : undefined
    if (typeof manifest !== 'string' || typeof note !== 'string' || event.outcome !== 'Success') return
    this.#manifests.set(note, (this.#manifests.get(note) ?? new Set()).add(manifest))
  }

  has(note: string, manifest: string): boolean {
    return this.#manifests.get(note)?.has(manifest) === true
  }

  /** Every note with the hashes of its manifests. */
  all(): Iterable<[string, ReadonlySet<string>]> {
    return this.#manifests
  }
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
