/**
 * The files that do not keep every limit yet. The list only becomes shorter: whoever brings one within them takes it out, and nothing new
 * comes in.
 */
export const pending: readonly string[] = [
  'codegen/emit/operations/operations-text.ts',
  'src/client/form/stored/find-references.ts',
  'src/client/notes/record/load-note.ts',
  'src/client/notes/record/send-reader.ts',
  'src/client/resources/bulk/perform-act.ts',
  'src/client/resources/exchange/import/import-job.ts',
  'src/client/resources/filtering/condition-text.tsx',
  'src/client/resources/record/move-buttons.tsx',
  'src/client/resources/rows/description.ts',
  'src/client/sync/outbox/browser-outbox.ts',
  'src/server/demo/making/demo-client.ts',
]
