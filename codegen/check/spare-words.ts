import type { Complaint } from '#codegen/load/complaint.ts'
import { isObject, type Json } from '#codegen/load/json.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { spanishPath } from '#codegen/model/message.ts'
import { complain } from './complain.ts'

/** Spanish of something that no schema says: its schema is missing, or the word has stayed behind. */
export function checkSpareWords(sources: Sources): readonly Complaint[] {
  const words = sources.files.get(spanishPath)
  if (!words) return []
  return spareWords(sources).map((label) =>
    complain(words, `/${label}`, {
      what: `No schema says "${label}".`,
      fix: 'Describe it in its schema, or take it out here.',
    }),
  )
}

/** Checks for labels that have Spanish and stand in no schema. */
export function spareWords(sources: Sources): readonly string[] {
  const words = sources.files.get(spanishPath)
  const said = new Set<string>()
  for (const file of sources.files.values()) if (file !== words) addTexts(file.json, said)
  return Object.keys(isObject(words?.json) ? words.json : {}).filter((label) => !said.has(label))
}

function addTexts(value: Json | undefined, said: Set<string>): void {
  if (typeof value === 'string') said.add(value)
  else if (Array.isArray(value)) for (const each of value) addTexts(each, said)
  else if (isObject(value)) for (const each of Object.values(value)) addTexts(each, said)
}
