import type { Complaint } from '#codegen/load/complaint.ts'
import { objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { namesAt, unknownNames } from './complain.ts'

/** Plain calls name parameters that are there: those that they are told, and those in their addresses. */
export function checkPlain(sources: Sources): readonly Complaint[] {
  return filesOf(sources, 'plain').flatMap((file) => {
    const verbs = objectAt(file.json, 'verbs')
    return Object.keys(verbs).flatMap((verb) => checkVerb(file, verb))
  })
}

function checkVerb(file: SourceFile, verb: string): readonly Complaint[] {
  const said = objectAt(objectAt(file.json, 'verbs'), verb)
  const pointer = `/verbs/${verb}`
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
