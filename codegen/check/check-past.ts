import type { Complaint } from '#codegen/load/complaint.ts'
import { isList, isObject, type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { visit } from '#codegen/load/target-of.ts'
import { complain } from './complain.ts'

/** What the schemas say of earlier times is true: an old name is no longer in use, a file that is said to be gone is gone. */
export function checkPast(sources: Sources): readonly Complaint[] {
  const schemas = ['resources', 'types', 'elements', 'rules', 'operations'].flatMap((kind) =>
    filesOf(sources, kind),
  )
  return [
    ...schemas.flatMap(checkFields),
    ...filesOf(sources, 'enumerations').flatMap(checkValues),
    ...checkRemoved(sources),
  ]
}

function checkFields(file: SourceFile): readonly Complaint[] {
  const complaints: Complaint[] = []
  visit(file.json, '', (value, pointer) => {
    const fields = objectAt(value, 'properties')
    for (const [name, field] of Object.entries(fields)) {
      const from = textAt(field, 'x-renamedFrom')
      if (from === undefined || !(from in fields)) continue
      const at = `${pointer}/properties/${name}/x-renamedFrom`
      const what =
        from === name
          ? `${name} says that it was called ${name}.`
          : `${name} was ${from}, and ${from} is there too.`
      complaints.push(
        complain(file, at, { what, fix: 'Name what it was called before, or take the keyword out.' }),
      )
    }
  })
  return complaints
}

function checkValues(file: SourceFile): readonly Complaint[] {
  const values = textsAt(file.json, 'enum')
  return Object.entries(objectAt(file.json, 'x-renamedFrom')).flatMap(([is, was]) => {
    const at = `/x-renamedFrom/${is}`
    const fix = 'Write "new value": "what it was before"; only the new one stands in enum.'
    if (!values.includes(is)) return [complain(file, at, { what: `There is no value "${is}".`, fix })]
    return values.includes(String(was))
      ? [complain(file, at, { what: `"${String(was)}" is a value still.`, fix })]
      : []
  })
}

const removed = 'schemas/meta/removed.json'

function checkRemoved(sources: Sources): readonly Complaint[] {
  const file = sources.files.get(removed)
  if (!file) return []
  const shape = 'Write a list of { "file": "schemas/…", "reason": "…", "since": "yyyy-mm-dd" }.'
  if (!isList(file.json)) return [complain(file, '', { what: 'This is not a list.', fix: shape })]
  return file.json.flatMap((entry, index) => {
    if (!isObject(entry) || !isWhole(entry))
      return [complain(file, `/${index}`, { what: 'This entry is not whole.', fix: shape })]
    const path = String(entry.file)
    return sources.files.has(path)
      ? [complain(file, `/${index}/file`, { what: `${path} is there.`, fix: 'Take the entry out.' })]
      : []
  })
}

function isWhole(entry: JsonObject): boolean {
  const { file, reason, since, ...others } = entry
  const isSaid = typeof file === 'string' && typeof reason === 'string' && reason.length >= 10
  return isSaid && /^\d{4}-\d{2}-\d{2}$/.test(String(since)) && Object.keys(others).length === 0
}
