import { Button } from '@mantine/core'
import { IconFileTypeCsv, IconFileTypeJs } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import type { FhirSource } from '#shared/exports/export-fhir.ts'
import { writeJsonSchema } from '#shared/exports/json-schema/write-json-schema.ts'
import type { LeftBehind } from '#shared/exports/left-behind.ts'
import { writeQuestionsTable } from '#shared/exports/questions-table/write-questions-table.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { DownloadFhir } from './download-fhir.tsx'
import { ReportLines } from './report-lines.tsx'

type Saved = {
  readonly fileName: string
  readonly left: readonly LeftBehind[]
  /** What is in the file and read by nobody else. */
  readonly own?: readonly LeftBehind[]
}

/** A form or a questionnaire as a file: a table of questions, a JSON Schema or FHIR, and what the file could not hold. */
export function DefinitionExports({ definition: source }: { readonly definition: FhirSource }): ReactNode {
  const words = useWords()
  const told = useTold()
  const [saved, setSaved] = useState<Saved>()
  const { key, name } = source
  const definition = definitionOf(source)
  const save = (content: Blob, file: Saved) => {
    const { fileName, left } = file
    saveFile(content, fileName)
    setSaved(file)
    announce(words('build.exported', { file: fileName, left: left.length }))
  }
  const saveTable = () => {
    const { text, left } = writeQuestionsTable(definition.elements)
    save(new Blob([text], { type: 'text/csv;charset=utf-8' }), { fileName: `${key}.csv`, left })
  }
  const saveSchema = () => {
    const { form, left } = writeJsonSchema(name, definition)
    const content = new Blob([JSON.stringify(form, undefined, 2)], { type: 'application/json' })
    save(content, { fileName: `${key}.schema.json`, left })
  }

  return (
    <section className="import-report" aria-label={words('build.export')}>
      <h2>{words('build.export')}</h2>
      <Button
        variant="default"
        leftSection={<IconFileTypeCsv size={14} aria-hidden="true" />}
        onClick={saveTable}
      >
        {words('build.export-table')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileTypeJs size={14} aria-hidden="true" />}
        onClick={saveSchema}
      >
        {words('build.export-schema')}
      </Button>
      <DownloadFhir
        definition={source}
        onExport={(content, fileName, { left, own }) => save(content, { fileName, left, own })}
      />
      {saved && <p>{words('build.exported', { file: saved.fileName, left: saved.left.length })}</p>}
      {saved && <ReportLines titleId="build.export-left" lines={saved.left.map(told)} />}
      {saved?.own && <ReportLines titleId="build.export-own" lines={saved.own.map(told)} />}
    </section>
  )
}

/** A line of a report in the reader's language: parts of a question are called as in its settings. */
function useTold() {
  const words = useWords()
  const labels = useLabels()
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' })
  return ({ linkId, message, fields = [], said = '' }: LeftBehind) => {
    const named = fields.map((field) => {
      const ids = [`field.FormElement.${field}`, `field.Questionnaire.${field}`]
      return (
        ids.map((id) => ({ id, label: labels(id) })).find(({ id, label }) => label !== id)?.label ?? field
      )
    })
    const what = words(message, { fields: list.format(named), said })
    return linkId === undefined ? { what } : { linkId, what }
  }
}
