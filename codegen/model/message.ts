import { isObject } from '#codegen/load/json.ts'
import type { SourceFile, Sources } from '#codegen/load/sources.ts'
import { groupLabelId } from '#codegen/model/reading/field-groups.ts'
import type { Act } from './act.ts'
import type { Enumeration } from './enumeration.ts'
import { practiceWordsOf, withPracticeWords } from './reading/practice-word.ts'
import type { Resource } from './resource.ts'
import { deepFields, type Field, fieldsIn } from './shape.ts'

/** In the generator's model, one text for people. `icu`: written by hand in ICU MessageFormat; else a label that stands as it is. */
export type Message = { readonly id: string; readonly en: string; readonly es: string; readonly icu: boolean }

/** The languages of the catalogue; the folders of `src/shared/messages`. */
export const languages = ['en', 'es'] as const

/** The hand-written texts of one language: id → text, with the file of each. */
export function writtenMessages(
  sources: Sources,
  language: string,
): ReadonlyMap<string, { readonly text: string; readonly file: SourceFile }> {
  const files = [...sources.files.values()].filter(({ path }) =>
    path.startsWith(`src/shared/messages/${language}/`),
  )
  const entries = files.flatMap((file) =>
    Object.entries(isObject(file.json) ? file.json : {}).flatMap(([id, text]) =>
      typeof text === 'string' ? [[id, { text, file }] as const] : [],
    ),
  )
  return new Map(entries)
}

/** The Spanish of all labels. */
export const spanishPath = 'schemas/labels/es.json'

/** English label → Spanish label; undefined as long as there is no such file. */
export function spanishLabels(sources: Sources): Readonly<Record<string, unknown>> | undefined {
  const json = sources.files.get(spanishPath)?.json
  return isObject(json) ? json : undefined
}

/** A label that comes out of a schema. */
export type Label = { readonly id: string; readonly en: string; readonly path: string }

/** Every label that screens take from schemas: types, fields, values, acts. A field inside a shared complex type has one label for all who use it. */
export function labelsOf(parts: {
  readonly resources: readonly Resource[]
  readonly common: readonly Field[]
  readonly enumerations: readonly Enumeration[]
  readonly acts: readonly Act[]
  /** Those that only structures bring along. */
  readonly structures: readonly Label[]
}): readonly Label[] {
  const labels = [
    ...parts.enumerations.flatMap(({ typeName, values, path }) =>
      values.map(({ value, label }) => ({ id: `enumeration.${typeName}.${value}`, en: label, path })),
    ),
    ...parts.resources.flatMap(({ type, label, plural, path, fields, groups }) => [
      { id: `type.${type}`, en: label, path },
      { id: `types.${type}`, en: plural, path },
      ...groups.map(({ title }) => ({ id: groupLabelId(title), en: title, path })),
      ...labelledFields(fields, type).map((field) => ({ id: field.id, en: field.label, path })),
    ]),
    ...labelledFields(parts.common, 'Resource').map((field) => ({
      id: field.id,
      en: field.label,
      path: 'schemas/types/resource.json',
    })),
    ...parts.acts.map(({ id, title, file }) => ({ id: `operation.${id}`, en: title, path: file })),
    ...parts.structures,
  ]
  return [...new Map(labels.map((label) => [label.id, label])).values()]
}

/** The message id of a field's label: by the type that declares it, and the path within that type. */
export function labelledFields(
  fields: readonly Field[],
  type: string,
): readonly { readonly id: string; readonly label: string; readonly path: string }[] {
  const walk = (
    list: readonly Field[],
    owner: string,
    base: string,
  ): readonly { id: string; label: string; path: string }[] =>
    list.flatMap((field) => {
      const own = { id: `field.${owner}.${base}${field.name}`, label: field.label, path: field.path }
      const shape = field.shape.kind === 'list' ? field.shape.item : field.shape
      const named = shape.kind === 'object' ? shape.typeName : undefined
      const below = named
        ? walk(fieldsIn(shape), named, '')
        : walk(fieldsIn(shape), owner, `${base}${field.name}.`)
      return [own, ...below]
    })
  return walk(fields, type, '')
}

/** The message id of the label of each field of a resource, by the field's path. */
export function labelIds(fields: readonly Field[], type: string): ReadonlyMap<string, string> {
  const labelled = labelledFields(fields, type)
  return new Map(deepFields(fields).map((field, index) => [field.path, labelled[index]?.id ?? '']))
}

/** The whole catalogue, sorted by id. */
export function messagesOf(sources: Sources, labels: readonly Label[]): readonly Message[] {
  const english = writtenMessages(sources, 'en')
  const spanish = writtenMessages(sources, 'es')
  const words = spanishLabels(sources) ?? {}
  const written = [...english].map(([id, { text }]) => ({
    id,
    en: text,
    es: spanish.get(id)?.text ?? text,
    icu: true,
  }))
  const practiceWords = practiceWordsOf(sources, words)
  const fromSchemas = labels
    .filter(({ id }) => !english.has(id))
    .map(({ id, en }) => {
      const label = { id, en, es: typeof words[en] === 'string' ? words[en] : en }
      const named = withPracticeWords(label, practiceWords)
      return { id, en: named.en, es: named.es, icu: named.en !== en }
    })
  return [...written, ...fromSchemas].sort((one, other) => (one.id < other.id ? -1 : 1))
}
