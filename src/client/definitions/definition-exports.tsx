import { Button } from '@mantine/core'
import { IconFileTypeCsv, IconFileTypeJs } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { writeJsonSchema } from '#shared/exports/json-schema/write-json-schema.ts'
import type { LeftBehind } from '#shared/exports/left-behind.ts'
import { writeQuestionsTable } from '#shared/exports/questions-table/write-questions-table.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { DownloadFhir } from './download-fhir.tsx'
import { ReportLines } from './import-report-view.tsx'

type Saved = { readonly fileName: string; readonly left: readonly LeftBehind[] }

/** A questionnaire as a file: a table of questions or a JSON Schema, and what the file could not hold. */
export function DefinitionExports({ questionnaire }: { readonly questionnaire: Questionnaire }): ReactNode {
  const words = useWords()
  const [saved, setSaved] = useState<Saved>()
  const { key, name } = questionnaire
  const definition = definitionOf(questionnaire)
  const save = (content: Blob, { fileName, left }: Saved) => {
    saveFile(content, fileName)
    setSaved({ fileName, left })
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
      <DownloadFhir questionnaire={questionnaire} />
      {saved && <p>{words('build.exported', { file: saved.fileName, left: saved.left.length })}</p>}
      {saved && <ReportLines titleId="build.export-left" lines={saved.left} />}
    </section>
  )
}
