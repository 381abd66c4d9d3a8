import { changed, json, type Recipe, withEntries } from './recipe.ts'

const schema = 'schemas/operations/<operation>.json'
const labels = 'schemas/labels/es.json'
const handler = 'src/server/<feature>/<handler>.ts'
const feature = 'src/server/<feature>/feature.ts'

/** What the operation's schema says. */
export const closing = {
  $schema: '../meta/operation.json',
  title: 'Close group',
  description: 'Takes no more members in; those who are there stay.',
  'x-operation': {
    id: 'group.close',
    resource: 'Group',
    method: 'POST',
    path: '/{id}/close',
    permission: 'Group:Update',
    offline: 'refuse',
    on: 'row',
    event: 'update',
  },
  input: {
    type: 'object',
    additionalProperties: false,
    properties: { versionId: { title: 'Version', type: 'string', pattern: '^[1-9]\\d{0,17}$' } },
    required: ['versionId'],
  },
  reply: { $ref: '../resources/group.json' },
} as const

/** The recipe of an operation, followed: a group is closed to new members. */
export const operation: Recipe = {
  title: 'An operation',
  words: { operation: 'group-close', feature: 'scheduling', handler: 'close-group' },
  files: {
    [schema]: () => json(closing),
    [labels]: (before) => withEntries(before, { 'Close group': 'Cerrar el grupo' }),
    [handler]: () => `import type { Handler } from '#server/operations/handler.ts'

/** Takes no more members in; those who are there stay. */
export const closeGroup: Handler<'group.close'> = async ({ stores }, { id, versionId }) => {
  const group = await stores.of('Group').get(id)
  if (!group.ok) return group
  return stores.of('Group').update({ id, versionId }, { ...group.value, enrollment: 'Closed' })
}
`,
    [feature]: (before) => {
      const named = changed(before, 'handlers: {', "handlers: {\n    'group.close': closeGroup,")
      return changed(named, '\n\n', "\nimport { closeGroup } from './close-group.ts'\n\n")
    },
  },
  without: {
    [schema]: ['schemas/labels/es.json:', 'No schema says "Close group".'],
    [labels]: ['schemas/operations/group-close.json:', 'schemas/labels/es.json', 'Close group'],
    [handler]: ['src/server/scheduling/feature.ts', './close-group.ts'],
    [feature]: ['src/server/app/features.ts', '"group.close"'],
  },
  most: 4,
}
