import type { Complaint } from '#codegen/load/complaint.ts'
import { isObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { targetOf, visit } from '#codegen/load/target-of.ts'
import { complain, suggestion } from './complain.ts'

/** Each value has its label and each label its value; a default is one of the values. */
export function checkEnumerations(sources: Sources): readonly Complaint[] {
  const labels = filesOf(sources, 'enumerations').flatMap(checkLabels)
  const schemas = ['resources', 'types', 'elements', 'rules', 'operations'].flatMap((kind) =>
    filesOf(sources, kind),
  )
  return [...labels, ...schemas.flatMap((file) => checkDefaults(sources, file))]
}

function checkLabels(file: SourceFile): readonly Complaint[] {
  const values = textsAt(file.json, 'enum')
  const labels = Object.keys(objectAt(file.json, 'x-labels'))
  const unlabelled = values.filter((value) => !labels.includes(value))
  const unknown = labels.filter((label) => !values.includes(label))
  return [
    ...unlabelled.map((value) =>
      complain(file, '/x-labels', {
        what: `"${value}" has no label.`,
        fix: whereToSay(file, value),
      }),
    ),
    ...unknown.map((label) =>
      complain(file, `/x-labels/${label}`, {
        what: `There is no value "${label}".`,
        fix: suggestion(label, values, 'Add the value to enum, or take the label out.'),
      }),
    ),
  ]
}

/** Values that come from a folder have their words in the catalogue. */
function whereToSay({ json }: SourceFile, value: string): string {
  const folder = textAt(json, 'x-folder')?.replace('../', '')
  return folder === undefined
    ? `Add "${value}": "…" to x-labels.`
    : `Add "enumeration.${textAt(json, 'title')}.${value}" to src/shared/messages/en/${folder}.json and es/${folder}.json.`
}

function checkDefaults(sources: Sources, file: SourceFile): readonly Complaint[] {
  const complaints: Complaint[] = []
  visit(file.json, '', (value, pointer) => {
    const ref = textAt(value, '$ref')
    const initial = textAt(value, 'default')
    if (!ref || initial === undefined || !isObject(value)) return
    const target = targetOf(file.path, ref)
    const values = textsAt(sources.files.get(target.path)?.json, 'enum')
    if (target.path.startsWith('schemas/enumerations/') && !values.includes(initial)) {
      complaints.push(
        complain(file, `${pointer}/default`, {
          what: `"${initial}" is not a value of ${target.path}.`,
          fix: suggestion(initial, values, `Its values: ${values.join(', ')}.`),
        }),
      )
    }
  })
  return complaints
}
