/**
 * The law of arrows as one table: each room with the rooms that it may import from. What is not listed is forbidden,
 * type-only imports count, a room may always import itself.
 */
export const rooms: { readonly [room: string]: readonly string[] } = {
  'codegen/load': [],
  'codegen/model': ['codegen/load'],
  'codegen/check': ['codegen/load', 'codegen/model'],
  'codegen/emit': ['codegen/load', 'codegen/model'],
  'codegen/write': ['codegen/emit'],
  'codegen/change': ['codegen/load', 'codegen/check', 'codegen/model', 'codegen/emit'],
  codegen: [
    'codegen/load',
    'codegen/check',
    'codegen/model',
    'codegen/emit',
    'codegen/write',
    'codegen/change',
  ],

  generated: [],

  'src/shared/outcome': ['generated'],
  'src/shared/time': [],
  'src/shared/limits': [],
  'src/shared/messages': [],
  'src/shared/passwords': [],
  'src/shared/patch': ['src/shared/outcome'],
  'src/shared/permissions': ['generated', 'src/shared/outcome'],
  'src/shared/lists': ['generated'],
  'src/shared/words': [],
  'src/shared/rules': ['generated', 'src/shared/outcome', 'src/shared/time'],
  'src/shared/answers': [],
  'src/shared/elements': ['generated', 'src/shared/answers'],
  'src/shared/forms': [
    'generated',
    'src/shared/answers',
    'src/shared/elements',
    'src/shared/outcome',
    'src/shared/time',
    'src/shared/limits',
    'src/shared/rules',
  ],
  'src/shared/imports': ['generated', 'src/shared/outcome', 'src/shared/answers', 'src/shared/forms'],
  'src/shared/notes': [
    'generated',
    'src/shared/outcome',
    'src/shared/time',
    'src/shared/patch',
    'src/shared/rules',
    'src/shared/answers',
    'src/shared/elements',
    'src/shared/forms',
  ],
  'src/shared/scheduling': ['generated', 'src/shared/outcome', 'src/shared/time'],

  'src/server/config': [],
  'src/server/database': ['generated', 'src/shared', 'src/server/config'],
  'src/server/stores': ['generated', 'src/shared', 'src/server/database'],
  'src/server/operations': ['generated', 'src/shared', 'src/server/stores', 'src/server/database'],
  'src/server/resources': [
    'generated',
    'src/shared',
    'src/server/operations',
    'src/server/stores',
    'src/server/database',
  ],
  'src/server/accounts': [
    'generated',
    'src/shared',
    'src/server/operations',
    'src/server/stores',
    'src/server/database',
    'src/server/rights',
  ],
  'src/server/rights': ['generated', 'src/shared', 'src/server/operations', 'src/server/stores'],
  'src/server/audits': ['generated', 'src/shared', 'src/server/operations', 'src/server/stores'],
  'src/server/chart': ['generated', 'src/shared', 'src/server/operations', 'src/server/stores'],
  'src/server/messages': ['generated', 'src/shared', 'src/server/operations', 'src/server/stores'],
  'src/server/reports': ['generated', 'src/shared', 'src/server/operations', 'src/server/stores'],
  'src/server/definitions': [
    'generated',
    'src/shared',
    'src/server/operations',
    'src/server/stores',
    'src/server/database',
  ],
  'src/server/note-parts': [
    'generated',
    'src/shared',
    'src/server/operations',
    'src/server/stores',
    'src/server/database',
  ],
  'src/server/notes': [
    'generated',
    'src/shared',
    'src/server/note-parts',
    'src/server/operations',
    'src/server/stores',
    'src/server/database',
  ],
  'src/server/signatures': [
    'generated',
    'src/shared',
    'src/server/note-parts',
    'src/server/operations',
    'src/server/stores',
    'src/server/database',
  ],
  'src/server/scheduling': [
    'generated',
    'src/shared',
    'src/server/note-parts',
    'src/server/operations',
    'src/server/stores',
    'src/server/database',
  ],
  'src/server/http': ['generated', 'src/shared', 'src/server/operations', 'src/server/config'],
  'src/server/demo': [
    'generated',
    'src/shared',
    'src/server/operations',
    'src/server/stores',
    'src/server/database',
    'src/server/accounts',
  ],
  'src/server/app': ['generated', 'src/shared', 'src/server'],
  'src/server/commands': ['generated', 'src/shared', 'src/server'],
  'src/server': ['generated', 'src/shared', 'src/server'],

  'src/client/ui': ['generated', 'src/shared'],
  'src/client/api': ['generated', 'src/shared', 'src/client/ui'],
  'src/client/sync': ['generated', 'src/shared', 'src/client/ui', 'src/client/api'],
  'src/client/form': ['generated', 'src/shared', 'src/client/ui', 'src/client/api'],
  'src/client/routing': ['generated', 'src/shared', 'src/client/ui', 'src/client/api', 'src/client/sync'],
  'src/client/app': ['generated', 'src/shared', 'src/client'],
  'src/client': ['generated', 'src/shared', 'src/client'],

  'tests/support': ['generated', 'src', 'codegen', 'forms', 'schemas'],
  tests: ['generated', 'src', 'codegen', 'forms', 'schemas', 'tests/support', 'tests/house'],
}

/** The server's features: `app` and the commands enter each of them by its `feature` file only. */
export const serverFeatures = [
  'accounts',
  'audits',
  'chart',
  'definitions',
  'messages',
  'notes',
  'reports',
  'resources',
  'rights',
  'scheduling',
  'signatures',
] as const

/** Rooms whose features may not know each other; each is entered by `app` through its `feature` file only. */
export const clientFeatures = [
  'accounts',
  'definitions',
  'notes',
  'patients',
  'resources',
  'scheduling',
  'today',
] as const

const featureMayUse = [
  'generated',
  'src/shared',
  'src/client/ui',
  'src/client/api',
  'src/client/sync',
  'src/client/form',
  'src/client/routing',
]

/** The whole table, features included. */
export const law: { readonly [room: string]: readonly string[] } = {
  ...rooms,
  ...Object.fromEntries(clientFeatures.map((feature) => [`src/client/${feature}`, featureMayUse])),
}
