import { isObject, type Json } from './patch-operation.ts'

/** A value of a patched record as people read it: an object by its name, else by its parts; never its keys. */
export function plainText(value: Json | undefined): string {
  if (value === undefined || value === null) return '–'
  if (Array.isArray(value)) return value.map(plainText).join(', ')
  if (!isObject(value)) return String(value)
  if (typeof value.display === 'string') return value.display
  return Object.values(value).map(plainText).join(', ')
}
