import type { JsonObject } from '#codegen/load/json.ts'

/** Every parameter of a path or a query, by the name that an operation calls it by. */
export const fixedParameters: JsonObject = {
  practice: parameter('practice', 'path', { type: 'string' }, 'The short key of the practice.'),
  id: parameter(
    'id',
    'path',
    { type: 'string' },
    'The UUID of the row, or the alias of a type that has one row.',
  ),
  versionId: parameter(
    'versionId',
    'path',
    { type: 'string', pattern: '^[1-9]\\d{0,17}$' },
    'A version of the row.',
  ),
  expectedVersion: parameter(
    'versionId',
    'query',
    { type: 'string', pattern: '^[1-9]\\d{0,17}$' },
    'The version that the change was made on; another one is a conflict.',
  ),
  pageSize: parameter('pageSize', 'query', { type: 'integer', minimum: 1, maximum: 500 }, 'Rows of a page.'),
  orderBy: parameter('orderBy', 'query', { type: 'string' }, 'A sortable field.'),
  order: parameter('order', 'query', { enum: ['asc', 'desc'] }, 'Rising or falling.'),
  exportId: parameter(
    'exportId',
    'query',
    { type: 'string', format: 'uuid' },
    'A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left.',
  ),
  exportFormat: parameter('exportFormat', 'query', { enum: ['csv', 'xlsx'] }, 'The file of the export.'),
  exportColumns: parameter('exportColumns', 'query', { type: 'string' }, 'The columns of the export.'),
  includeDeleted: parameter('includeDeleted', 'query', { type: 'boolean' }, 'Deleted rows come too.'),
  summary: parameter(
    'summary',
    'query',
    { type: 'boolean' },
    'Each row in short: who it is, and the fields that can be searched or sorted by. Other fields, required ones too, are left out.',
  ),
  expand: parameter(
    'expand',
    'query',
    { type: 'string' },
    'Names of references, with commas between them, whose rows come along inside them.',
  ),
  dryRun: parameter(
    'dryRun',
    'query',
    { type: 'boolean' },
    'Everything is done as it would be and answered, and nothing is kept.',
  ),
}

function parameter(name: string, place: string, schema: JsonObject, description: string): JsonObject {
  return { name, in: place, ...(place === 'path' && { required: true }), schema, description }
}
