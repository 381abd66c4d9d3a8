import type { Complaint } from '#codegen/load/complaint.ts'
import { objectAt, objectsAt, textAt, textsAt } from '#codegen/load/json.ts'
import { visit } from '#codegen/load/resolve.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { type Permissions, permissionsOf } from '#codegen/model/permissions.ts'
import { complain, suggestion } from './complain.ts'

/** Every flag, grant set and permission that is named exists, and no grant set is held by everybody. */
export function checkPermissions(sources: Sources): readonly Complaint[] {
  const permissions = permissionsOf(sources)
  const types = filesOf(sources, 'resources').map((file) => textAt(file.json, 'title') ?? '')
  return [
    ...filesOf(sources, 'permissions').flatMap((file) => checkFile(file, permissions)),
    ...filesOf(sources, 'operations').flatMap((file) => checkOperation(file, permissions, types)),
    ...filesOf(sources, 'resources').flatMap((file) => checkMasks(file, permissions)),
  ]
}

function checkFile(file: SourceFile, { flags, grantSets }: Permissions): readonly Complaint[] {
  const texts = flags.map(({ text }) => text)
  const keys = grantSets.map(({ key }) => key)
  const sets = objectsAt(file.json, 'grantSets').flatMap((set, index) => {
    const own = textsAt(set, 'flags')
    const name = textAt(set, 'name') ?? ''
    const pointer = `/grantSets/${index}`
    return [
      ...(own.length === 0
        ? [
            complain(
              file,
              `${pointer}/flags`,
              `The grant set "${name}" has no flag, so everybody would hold it.`,
              'Give it at least one flag of its own.',
            ),
          ]
        : []),
      ...own.flatMap((flag, at) =>
        texts.includes(flag)
          ? []
          : [
              complain(
                file,
                `${pointer}/flags/${at}`,
                `There is no flag ${flag}.`,
                suggestion(flag, texts, 'Add it to schemas/permissions/flags.json.'),
              ),
            ],
      ),
      ...textsAt(set, 'permissions').flatMap((text, at) =>
        /^[A-Z][A-Za-z]+:(Create|Read|Update|Delete)$/.test(text)
          ? []
          : [
              complain(
                file,
                `${pointer}/permissions/${at}`,
                `"${text}" is not a permission.`,
                'Write Type:Create, Type:Read, Type:Update or Type:Delete.',
              ),
            ],
      ),
    ]
  })
  const roles = objectsAt(file.json, 'roles').flatMap((role, index) =>
    textsAt(role, 'grantSets').flatMap((key, at) =>
      keys.includes(key)
        ? []
        : [
            complain(
              file,
              `/roles/${index}/grantSets/${at}`,
              `GrantSet ${key} is not defined.`,
              suggestion(key, keys, 'Add it to schemas/permissions/grant-sets.json.'),
            ),
          ],
    ),
  )
  return [...sets, ...roles]
}

function checkOperation(
  file: SourceFile,
  { flags }: Permissions,
  types: readonly string[],
): readonly Complaint[] {
  const rule = objectAt(file.json, 'x-operation')
  const at = '/x-operation'
  const resource = textAt(rule, 'resource') ?? ''
  const [permitted = ''] = (textAt(rule, 'permission') ?? '').split(':')
  const texts = flags.map(({ text }) => text)
  return [
    ...(types.includes(resource)
      ? []
      : [
          complain(
            file,
            `${at}/resource`,
            `No resource is called ${resource}.`,
            suggestion(resource, types, 'Name a type of schemas/resources.'),
          ),
        ]),
    ...(types.includes(permitted)
      ? []
      : [
          complain(
            file,
            `${at}/permission`,
            `No resource is called ${permitted}.`,
            suggestion(permitted, types, 'Write Type:Create, Type:Read, Type:Update or Type:Delete.'),
          ),
        ]),
    ...textsAt(rule, 'flags').flatMap((flag, index) =>
      texts.includes(flag)
        ? []
        : [
            complain(
              file,
              `${at}/flags/${index}`,
              `There is no flag ${flag}.`,
              suggestion(flag, texts, 'Add it to schemas/permissions/flags.json.'),
            ),
          ],
    ),
  ]
}

function checkMasks(file: SourceFile, { flags }: Permissions): readonly Complaint[] {
  const names = flags.map(({ name }) => name)
  const complaints: Complaint[] = []
  visit(file.json, '', (value, pointer) => {
    const flag = textAt(value, 'x-masked')
    if (flag && !names.includes(flag))
      complaints.push(
        complain(
          file,
          `${pointer}/x-masked`,
          `There is no flag ${flag}.`,
          suggestion(flag, names, 'Add it to schemas/permissions/flags.json.'),
        ),
      )
  })
  return complaints
}
