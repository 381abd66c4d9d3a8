import type { Complaint } from '#codegen/load/complaint.ts'
import { textAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { kebab, pascal } from '#codegen/load/words.ts'
import { complain } from './complain.ts'

const named = ['enumerations', 'types', 'elements', 'rules', 'resources']

/** One word, one thread: a file is called like its title, and no two files would become one generated file. */
export function checkNames(sources: Sources): readonly Complaint[] {
  const files = named.flatMap((kind) => filesOf(sources, kind))
  return [
    ...files.flatMap(checkTitle),
    ...filesOf(sources, 'resources').flatMap((file) => checkNamesake(sources, file)),
  ]
}

function checkTitle(file: SourceFile): readonly Complaint[] {
  const title = textAt(file.json, 'title') ?? ''
  if (title === pascal(file.name)) return []
  return [
    complain(file, '/title', {
      what: `${title} stands in ${file.name}.json.`,
      fix: `Call the file ${kebab(title)}.json, or the title ${pascal(file.name)}.`,
    }),
  ]
}

function checkNamesake(sources: Sources, file: SourceFile): readonly Complaint[] {
  const namesake = sources.files.get(`schemas/types/${file.name}.json`)
  const fix = 'Give one of them another name.'
  return namesake
    ? [
        complain(namesake, '', {
          what: `${file.path} has the same name, and both would become one file.`,
          fix,
        }),
      ]
    : []
}
