import type { ImportedQuestionnaire } from '#generated/types/imported-questionnaire.ts'

/** What one file came to: its questionnaires with their reports, or the sentences of its refusal. */
export type FileResult =
  | { readonly file: string; readonly report: readonly ImportedQuestionnaire[] }
  | { readonly file: string; readonly refused: readonly string[] }

/** A command's report of several imported files for the terminal: every change and refusal is named, and the last line counts. */
export function reportText(results: readonly FileResult[]): string {
  const imported = results
    .flatMap((result) => ('report' in result ? result.report : []))
    .filter((one) => one.questionnaire)
  const refused = results.filter((result) => 'refused' in result)
  const total = [
    `${counted(imported.length, 'questionnaire')} of ${counted(results.length, 'file')} imported as drafts;`,
    `${counted(refused.length, 'file')} refused.`,
  ].join(' ')
  return [...results.flatMap(linesOf), '', total].join('\n')
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

function linesOf(result: FileResult): readonly string[] {
  if ('refused' in result)
    return [`${result.file}: refused`, ...result.refused.map((sentence) => `  ${sentence}`)]
  return result.report.flatMap((one) => [
    `${result.file}: ${one.title} (${one.kept} kept, ${one.changed?.length ?? 0} changed, ${one.refused?.length ?? 0} refused)`,
    ...(one.changed ?? []).map((line) => `  changed${where(line.linkId)}: ${line.what}`),
    ...(one.refused ?? []).map((line) => `  refused${where(line.linkId)}: ${line.what}`),
  ])
}

function where(linkId: string | undefined): string {
  return linkId === undefined ? '' : ` [${linkId}]`
}
