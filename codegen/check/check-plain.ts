import type { Complaint } from '#codegen/load/complaint.ts'
import { objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { namesAt, unknownNames } from './complain.ts'

/** Plain calls name parameters that are there: those that they are told, and those in their addresses. */
export function checkPlain(sources: Sources): readonly Complaint[] {
  return filesOf(sources, 'plain').flatMap((file) => {
    const called = (kind: string) => Object.keys(objectAt(file.json, kind))
    return [
      ...called('verbs').flatMap((verb) => checkCall(file, 'verbs', verb)),
      ...called('streams').flatMap((stream) => checkCall(file, 'streams', stream)),
    ]
  })
}

function checkCall(file: SourceFile, kind: string, name: string): readonly Complaint[] {
  const said = objectAt(objectAt(file.json, kind), name)
  const pointer = `/${kind}/${name}`
  const addressed = [...(textAt(said, 'path') ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    pointer: `${pointer}/path`,
  }))
  return unknownNames(
    file,
    [...addressed, ...namesAt(textsAt(said, 'parameters'), `${pointer}/parameters`)],
    {
      known: Object.keys(objectAt(file.json, 'parameters')),
      what: (name) => `There is no parameter ${name}.`,
      otherwise: 'Describe it among the parameters of this file.',
    },
  )
}
