import { isList, isObject, type Json } from './json.ts'
import type { SourceFile, Sources } from './sources.ts'

/** What a `$ref` leads to: a file and, within it, a pointer (empty for the whole file). */
export type Target = { readonly path: string; readonly pointer: string }

/** In loaded sources, the place that a `$ref` written in the file `from` means; says nothing of whether it is there. */
export function targetOf(from: string, ref: string): Target {
  const [file = '', pointer = ''] = ref.split('#')
  if (file === '') return { path: from, pointer }
  const segments = from.split('/').slice(0, -1)
  for (const segment of file.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.') segments.push(segment)
  }
  return { path: segments.join('/'), pointer }
}

/** The value at a target, or undefined when there is none. */
export function valueAt(sources: Sources, target: Target): Json | undefined {
  return pointedAt(sources.files.get(target.path)?.json, target.pointer)
}

/** The value at a JSON Pointer. */
export function pointedAt(value: Json | undefined, pointer: string): Json | undefined {
  let found = value
  for (const raw of pointer.split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~')
    if (isObject(found)) found = found[key]
    else found = isList(found) ? found[Number(key)] : undefined
  }
  return found
}

/** Every `$ref` of a file with the pointer at which it stands. */
export function refsOf(file: SourceFile): readonly { readonly pointer: string; readonly ref: string }[] {
  const found: { pointer: string; ref: string }[] = []
  visit(file.json, '', (value, pointer) => {
    if (isObject(value) && typeof value.$ref === 'string')
      found.push({ pointer: `${pointer}/$ref`, ref: value.$ref })
  })
  return found
}

/** Calls `see` with each value below `value` and its pointer, parents first. Example bodies are data, not schema, and are passed over. */
export function visit(value: Json, pointer: string, see: (value: Json, pointer: string) => void): void {
  see(value, pointer)
  if (isList(value)) for (const [index, item] of value.entries()) visit(item, `${pointer}/${index}`, see)
  if (!isObject(value)) return
  for (const [key, item] of Object.entries(value)) {
    if (key === 'examples' || key === 'default' || key === 'const') continue
    visit(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, see)
  }
}
