import type { JsonObject } from '#codegen/load/json.ts'

/** Every parameter of a path or a query, by the name that an operation calls it by. */
export const fixedParameters: JsonObject = {
  practice: parameter('practice', 'path', {
    schema: { type: 'string' },
    description: 'The short key of the practice.',
  }),
  id: parameter('id', 'path', {
    schema: { type: 'string' },
    description: 'The UUID of the row, or the alias of a type that has one row.',
  }),
  versionId: parameter('versionId', 'path', {
    schema: { type: 'string', pattern: '^[1-9]\\d{0,17}$' },
    description: 'A version of the row.',
  }),
  expectedVersion: parameter('versionId', 'query', {
    schema: { type: 'string', pattern: '^[1-9]\\d{0,17}$' },
    description: 'The version that the change was made on; another one is a conflict.',
  }),
  pageSize: parameter('pageSize', 'query', {
    schema: { type: 'integer', minimum: 1, maximum: 500 },
    description: 'Rows of a page.',
  }),
  orderBy: parameter('orderBy', 'query', { schema: { type: 'string' }, description: 'A sortable field.' }),
  order: parameter('order', 'query', {
    schema: { enum: ['asc', 'desc'] },
    description: 'Rising or falling.',
  }),
  exportId: parameter('exportId', 'query', {
    schema: { type: 'string', format: 'uuid' },
    description:
      'A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left.',
  }),
  exportFormat: parameter('exportFormat', 'query', {
    schema: { enum: ['csv', 'xlsx'] },
    description: 'The file of the export.',
  }),
  exportColumns: parameter('exportColumns', 'query', {
    schema: { type: 'string' },
    description: 'The columns of the export.',
  }),
  includeDeleted: parameter('includeDeleted', 'query', {
    schema: { type: 'boolean' },
    description: 'Deleted rows come too.',
  }),
  summary: parameter('summary', 'query', {
    schema: { type: 'boolean' },
    description:
      'Each row in short: who it is, and the fields that can be searched or sorted by. Other fields, required ones too, are left out.',
  }),
  expand: parameter('expand', 'query', {
    schema: { type: 'string' },
    description: 'Names of references, with commas between them, whose rows come along inside them.',
  }),
  dryRun: parameter('dryRun', 'query', {
    schema: { type: 'boolean' },
    description: 'Everything is done as it would be and answered, and nothing is kept.',
  }),
}

function parameter(
  name: string,
  place: string,
  { schema, description }: { readonly schema: JsonObject; readonly description: string },
): JsonObject {
  return { name, in: place, ...(place === 'path' && { required: true }), schema, description }
}
