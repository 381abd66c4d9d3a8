// Generated from schemas/plain/plain.json by npm run generate. Edits are lost.
/** The form that the text of a parameter has. */
export const parameterForms = {
  versionId: '^[1-9]\\d{0,17}$',
  pageSize: '^-?(0|[1-9]\\d*)$',
  order: '^(asc|desc)$',
  exportId: '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
  exportFormat: '^(csv|xlsx)$',
  exportColumns: '^(?=.{1,6000}$)[A-Za-z]\\w*(\\.\\w+)*(,[A-Za-z]\\w*(\\.\\w+)*)*$',
  includeDeleted: '^(true|false)$',
  summary: '^(true|false)$',
  total: '^(true|false)$',
  dryRun: '^(true|false)$',
  confirmed: '^(true|false)$',
  profile: '^(Practitioner|Patient|RelatedPerson|Person)/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  securityToken: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:\\d{1,18}$',
  userSystem: '^(true|false)$',
  automation: '^(true|false)$',
  idempotencyKey: '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
  continuation: '^[\\w-]{1,2000}$',
  partition: '^[\\w.-]{1,64}$',
  ifNoneExists: '^[^|]{0,200}\\|.{1,200}$',
  noHistory: '^(true|false)$',
  crossPartition: '^(true|false)$',
  prefer: '^(minimal|representation|summary)$',
} as const

/** What the query of a plain call may say; anything else is refused. The query of an act says nothing. */
export const callQueries = {
  list: ['pageSize', 'orderBy', 'order', 'includeDeleted', 'summary', 'total', 'expand'],
  query: [
    'pageSize',
    'orderBy',
    'order',
    'includeDeleted',
    'summary',
    'total',
    'expand',
    'exportId',
    'exportFormat',
    'exportColumns',
  ],
  create: ['dryRun', 'confirmed'],
  read: ['expand', 'includeDeleted'],
  readVersion: [],
  history: ['includeDeleted'],
  update: ['versionId', 'dryRun', 'confirmed'],
  patch: ['versionId', 'dryRun', 'confirmed'],
  delete: ['versionId', 'dryRun'],
  restore: ['dryRun', 'confirmed'],
} as const

/** The numbers between which a parameter lies. */
export const parameterLimits = { pageSize: { minimum: 1, maximum: 500 } } as const
