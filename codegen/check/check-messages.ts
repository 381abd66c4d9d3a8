import type { Complaint } from '#codegen/load/complaint.ts'
import { isObject, objectAt } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import { messageParameters } from '#codegen/load/message-parameters.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { actsOf } from '#codegen/model/act.ts'
import { enumerationsOf } from '#codegen/model/enumeration.ts'
import { labelsOf, spanishLabels, writtenMessages } from '#codegen/model/message.ts'
import { commonFields, resourcesOf } from '#codegen/model/resource.ts'
import { deepFields } from '#codegen/model/shape.ts'
import { structuresOf } from '#codegen/model/structure.ts'
import { complain } from './complain.ts'
import { checkSpareWords } from './spare-words.ts'

type Written = { readonly text: string; readonly file: SourceFile }

/** Both languages say the same things with the same parameters, every label has its Spanish, every id that schemas name is there. */
export function checkMessages(sources: Sources): readonly Complaint[] {
  const english = writtenMessages(sources, 'en')
  const spanish = writtenMessages(sources, 'es')
  return [
    ...checkTwice(sources),
    ...missing(english, spanish, 'es'),
    ...missing(spanish, english, 'en'),
    ...[...english].flatMap(([id, message]) => {
      const other = spanish.get(id)
      const inputs = [message.text, message.file.path, other?.text, other?.file.path]
      return remembered(sources.memory, { name: `message ${id}`, inputs }, () =>
        checkPair(id, message, other),
      )
    }),
    ...checkRuleMessages(sources, english),
    ...checkLabels(sources, english),
    ...checkSpareWords(sources),
  ]
}

function missing(
  one: ReadonlyMap<string, Written>,
  other: ReadonlyMap<string, Written>,
  language: string,
): readonly Complaint[] {
  return [...one]
    .filter(([id]) => !other.has(id))
    .map(([id, { file }]) =>
      complain(file, `/${id}`, {
        what: `"${id}" has no text in ${language}.`,
        fix: `Add it to ${file.path.replace(/\/(en|es)\//, `/${language}/`)}.`,
      }),
    )
}

function checkPair(id: string, english: Written, spanish: Written | undefined): readonly Complaint[] {
  const one = messageParameters(english.text)
  const other = spanish ? messageParameters(spanish.text) : one
  if (typeof one === 'string')
    return [
      complain(english.file, `/${id}`, {
        what: `This is not an ICU message: ${one}`,
        fix: 'Close every brace; write an apostrophe before a brace as two.',
      }),
    ]
  if (typeof other === 'string')
    return spanish
      ? [
          complain(spanish.file, `/${id}`, {
            what: `This is not an ICU message: ${other}`,
            fix: 'Close every brace; write an apostrophe before a brace as two.',
          }),
        ]
      : []
  if (!spanish || [...one].sort().join() === [...other].sort().join()) return []
  return [
    complain(spanish.file, `/${id}`, {
      what: `English uses {${[...one].join('} {')}}, Spanish {${[...other].join('} {')}}.`,
      fix: 'Use the same parameters in both.',
    }),
  ]
}

function checkTwice(sources: Sources): readonly Complaint[] {
  const seen = new Map<string, string>()
  const files = [...sources.files.values()].filter(({ kind }) => kind === 'messages')
  return files.flatMap((file) =>
    Object.keys(isObject(file.json) ? file.json : {}).flatMap((id) => {
      const key = `${file.path.split('/').at(-2)} ${id}`
      const first = seen.get(key)
      seen.set(key, first ?? file.path)
      return first
        ? [
            complain(file, `/${id}`, {
              what: `"${id}" stands in ${first} too.`,
              fix: 'Keep one of the two.',
            }),
          ]
        : []
    }),
  )
}

function checkRuleMessages(sources: Sources, english: ReadonlyMap<string, Written>): readonly Complaint[] {
  return filesOf(sources, 'rules').flatMap((file) =>
    Object.entries(objectAt(file.json, 'x-messages')).flatMap(([name, id]) =>
      english.has(String(id))
        ? []
        : [
            complain(file, `/x-messages/${name}`, {
              what: `No message is called "${String(id)}".`,
              fix: 'Add it to src/shared/messages/en and es.',
            }),
          ],
    ),
  )
}

function checkLabels(sources: Sources, english: ReadonlyMap<string, Written>): readonly Complaint[] {
  const words = spanishLabels(sources)
  if (!words) return []
  const resources = resourcesOf(sources)
  const labels = labelsOf({
    resources,
    structures: structuresOf(sources, resources).labels,
    common: commonFields(sources),
    enumerations: enumerationsOf(sources),
    acts: actsOf(sources),
  })
  const missingWords = new Map(
    labels
      .filter(({ id, en }) => typeof words[en] !== 'string' && !english.has(id))
      .map((label) => [label.en, label]),
  )
  const silent = resources.flatMap(({ path, fields }) =>
    deepFields(fields).flatMap(({ helps, description = '' }) =>
      helps && typeof words[description] !== 'string'
        ? [[description, { en: description, path }] as const]
        : [],
    ),
  )
  return [...new Map([...missingWords, ...silent]).values()].flatMap(({ en, path }) => {
    const file = sources.files.get(path)
    return file
      ? [
          complain(file, '', {
            what: `The label "${en}" has no Spanish.`,
            fix: `Add "${en}": "…" to schemas/labels/es.json.`,
          }),
        ]
      : []
  })
}
