import { type Json, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'

/** In the generator's model, an act that needs the server's verdict, from its own schema. */
export type Act = {
  readonly id: string
  /** What stands behind the type in its id. */
  readonly verb: string
  /** The file's name: `note-sign`. */
  readonly name: string
  readonly file: string
  readonly title: string
  readonly description: string
  readonly resource: string
  /** Below the collection: `/{id}/sign`. */
  readonly path: string
  readonly permission: string
  readonly flags: readonly string[]
  readonly offline: string
  readonly on: string
  /** What the trail calls it: a code of the list audit-event-type. */
  readonly event: string
  /** It may write a row that is locked against plain writes. */
  readonly writesLocked: boolean
  readonly input: Json
  readonly reply: Json
}

/** Every act, in the order of their files. */
export function actsOf(sources: Sources): readonly Act[] {
  return filesOf(sources, 'operations').map((file) =>
    remembered(sources.memory, { name: `act ${file.path}`, inputs: [file] }, () => actOf(file)),
  )
}

function actOf(file: SourceFile): Act {
  const rule = objectAt(file.json, 'x-operation')
  const id = textAt(rule, 'id') ?? ''
  return {
    id,
    verb: id.slice(id.indexOf('.') + 1),
    name: file.name,
    file: file.path,
    title: textAt(file.json, 'title') ?? '',
    description: textAt(file.json, 'description') ?? '',
    resource: textAt(rule, 'resource') ?? '',
    path: textAt(rule, 'path') ?? '',
    permission: textAt(rule, 'permission') ?? '',
    flags: textsAt(rule, 'flags'),
    offline: textAt(rule, 'offline') ?? 'refuse',
    on: textAt(rule, 'on') ?? 'row',
    event: textAt(rule, 'event') ?? '',
    writesLocked: rule.writesLocked === true,
    input: objectAt(file.json, 'input'),
    reply: objectAt(file.json, 'reply'),
  }
}
