const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** True for a member name that could reach a prototype; such names are refused in paths and in values. */
export function isForbiddenName(name: string): boolean {
  return forbidden.has(name)
}

/** The segments of an RFC 6901 pointer, or undefined when it is not one: "" is the whole document. */
export function readPointer(pointer: string): readonly string[] | undefined {
  if (pointer === '') return []
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The pointer of these segments, escaped. */
export function writePointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The place in an array that a segment names: digits without a leading zero, never beyond `highest`. */
export function readIndex(segment: string, highest: number): number | undefined {
  if (!/^(0|[1-9]\d{0,8})$/.test(segment)) return undefined
  const index = Number(segment)
  return index <= highest ? index : undefined
}
