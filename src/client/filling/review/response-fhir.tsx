import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { saveFile } from '#client/ui/save-file.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { writeResponse } from '#shared/exports/responses/write-response.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'

const releases = ['R4', 'R5'] as const

type Props = { readonly questionnaire: Questionnaire; readonly response: QuestionnaireResponse }

/** Gives answers as a FHIR file. It is written here, so it works without a connection. */
export function ResponseFhir({ questionnaire, response }: Props): ReactNode {
  const words = useWords()
  const { elements } = definitionOf(questionnaire)
  const isSensitive = elements.some(hasSensitive)
  const save = (leaving: Parameters<typeof writeResponse>[2]) => {
    const text = JSON.stringify(writeResponse(questionnaire, response, leaving), null, 2)
    const name = `${questionnaire.key}-${response.authored.slice(0, 10)}.fhir.json`
    saveFile(new Blob([text], { type: 'application/fhir+json' }), name)
  }
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={14} aria-hidden="true" />}>
          {words('filling.export-fhir')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {releases.map((release) => (
          <Menu.Item key={release} onClick={() => save({ release })}>
            {words(isSensitive ? 'filling.fhir-without-sensitive' : 'filling.fhir-release', { release })}
          </Menu.Item>
        ))}
        {isSensitive &&
          releases.map((release) => (
            <Menu.Item key={`${release} whole`} onClick={() => save({ release, withSensitive: true })}>
              {words('filling.fhir-with-sensitive', { release })}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function hasSensitive({ sensitive = false, children = [] }: Element): boolean {
  return sensitive || children.some(hasSensitive)
}
