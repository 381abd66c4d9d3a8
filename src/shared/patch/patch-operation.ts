/** Any value that JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

/** A JSON object; a member that is absent is absent, never undefined. */
export type JsonObject = { readonly [member: string]: Json }

/** One operation of RFC 6902. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly path: string; readonly from: string }

/** The most that one patch may hold, reach and copy (`copied` in characters of JSON): more is refused before anything grows. */
export const patchLimits = { operations: 500, segments: 32, valueDepth: 64, copied: 2 * 1024 * 1024 } as const

/** True for a JSON object, false for arrays and the rest. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for a JSON array (Array.isArray does not narrow a readonly array). */
export function isArray(value: unknown): value is readonly Json[] {
  return Array.isArray(value)
}
