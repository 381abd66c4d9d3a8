import { isSupplied } from './context-paths.ts'

/** Where a prefill takes a value from: a member of one record, or the last thing that was answered, scored or measured. */
export type PrefillPath =
  | { readonly from: PrefillRecord; readonly path: string }
  | { readonly from: 'lastNote'; readonly key: string; readonly path: string }
  | { readonly from: 'lastScore' | 'lastObservation'; readonly key: string }

/** The records of which a new form may ask. */
const prefillRecords = [
  'patient',
  'practitioner',
  'encounter',
  'appointment',
  'episode',
  'carePlan.active',
] as const
export type PrefillRecord = (typeof prefillRecords)[number]

const member = /^(patient|practitioner|encounter|appointment|episode|carePlan\.active)\.([A-Za-z][\w.]*)$/
const lastNote = /^lastNote\(['"]?([a-z0-9][a-z0-9-]{0,59})['"]?\)\.([A-Za-z][\w.-]*)$/
const last = /^(lastScore|lastObservation)\(['"]?([^'"()]{1,60})['"]?\)$/

/** The path of a prefill, taken apart; undefined where it is none of the records. */
export function prefillPath(text: string): PrefillPath | undefined {
  const note = lastNote.exec(text)
  if (note?.[1] && note[2]) return { from: 'lastNote', key: note[1], path: note[2] }
  const measured = last.exec(text)
  if (measured?.[2])
    return { from: measured[1] === 'lastScore' ? 'lastScore' : 'lastObservation', key: measured[2] }
  const own = member.exec(text)
  const from = prefillRecords.find((each) => each === own?.[1])
  return from && own?.[2] ? { from, path: own[2] } : undefined
}

/** Does anybody supply what this prefill asks for when a form begins? */
export function isPrefilled(text: string): boolean {
  return text === 'now' || isSupplied(text) || prefillPath(text) !== undefined
}
