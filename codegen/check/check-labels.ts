import type { Complaint } from '#codegen/load/complaint.ts'
import { objectAt, objectsAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { pendingTypes } from './check-references.ts'
import { type NameAt, namesAt, unknownNames } from './complain.ts'

/** Security labels name codes of their list, words for readers that are there, and types that are there or will be. */
export function checkLabels(sources: Sources): readonly Complaint[] {
  const written = filesOf(sources, 'resources').map((file) => textAt(file.json, 'title') ?? '')
  const types = [...written, ...pendingTypes(sources)]
  const list = sources.files.get('schemas/lists/security-label.json')?.json
  const codes = objectsAt(list, 'items').map((item) => textAt(item, 'code') ?? '')
  return filesOf(sources, 'permissions').flatMap((file) => [
    ...unknownNames(file, codesIn(file), {
      known: codes,
      what: (name) => `No security label is called ${name}.`,
      otherwise: 'Add it to schemas/lists/security-label.json.',
    }),
    ...unknownNames(file, wordsIn(file), {
      known: objectsAt(file.json, 'readers').map((reader) => textAt(reader, 'key') ?? ''),
      what: (name) => `There is no word "${name}" for who reads a labelled row.`,
      otherwise: 'Add it to readers, with its SQL.',
    }),
    ...unknownNames(file, typesIn(file), {
      known: types,
      what: (name) => `No resource is called ${name}.`,
      otherwise: 'Name a type of schemas/resources.',
    }),
  ])
}

function codesIn({ json }: SourceFile): readonly NameAt[] {
  return (['labels', 'derived', 'given'] as const).flatMap((part) =>
    objectsAt(json, part).flatMap((each, index) => {
      const member = part === 'labels' ? 'code' : 'label'
      const name = textAt(each, member)
      return name === undefined ? [] : [{ name, pointer: `/${part}/${index}/${member}` }]
    }),
  )
}

function wordsIn({ json }: SourceFile): readonly NameAt[] {
  return objectsAt(json, 'labels').flatMap((label, index) =>
    (['readers', 'setBy'] as const).flatMap((member) =>
      namesAt(textsAt(label, member), `/labels/${index}/${member}`),
    ),
  )
}

function typesIn({ json }: SourceFile): readonly NameAt[] {
  const one = (part: string, member: string) =>
    objectsAt(json, part).map((each, index) => ({
      name: textAt(each, member) ?? '',
      pointer: `/${part}/${index}/${member}`,
    }))
  return [
    ...one('derived', 'type'),
    ...one('given', 'by'),
    ...one('parts', 'type'),
    ...one('items', 'type'),
    ...objectsAt(json, 'given').flatMap((each, index) => namesAt(textsAt(each, 'to'), `/given/${index}/to`)),
    ...namesAt(textsAt(json, 'unlabelled'), '/unlabelled'),
    ...namesAt(textsAt(objectAt(json, 'inherited'), 'except'), '/inherited/except'),
  ]
}
