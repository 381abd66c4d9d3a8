import { type ForeignObject, isObject, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'

/** The address of the extension in which an export of ours says, as JSON, what FHIR has no field for. */
export const ownExtension = 'urn:goldthread:more'

/** What an export of ours has added to an item or a questionnaire; nothing when it can't be read. */
export function readOwn(holder: ForeignObject): ForeignObject {
  const extension = recordsOf(holder.extension).find(({ url }) => url === ownExtension)
  const text = textOf(extension?.valueString)
  if (text === undefined) return {}

  try {
    const more: unknown = JSON.parse(text)
    return isObject(more) ? more : {}
  } catch {
    return {}
  }
}

/** Last of all, elements get what an export of ours has said of them; `null` takes a field away. */
export function applyOwn({ origins }: Importing): void {
  for (const [part, { item }] of origins) {
    for (const [key, value] of Object.entries(readOwn(item))) setField(part, key, value)
  }
}

function setField(part: Part, key: string, value: ForeignObject[string] | undefined): void {
  if (value === null || value === undefined) Reflect.deleteProperty(part, key)
  else Object.defineProperty(part, key, { value, writable: true, enumerable: true, configurable: true })
}
