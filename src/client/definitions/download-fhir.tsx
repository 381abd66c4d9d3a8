import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { saveFile } from '#client/ui/save-file.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { exportQuestionnaire } from '#shared/exports/export-questionnaire.ts'

const releases = ['R4', 'R5'] as const

/** Gives a questionnaire as a FHIR file. It is written here, so it works without a connection. */
export function DownloadFhir({ questionnaire }: { readonly questionnaire: Questionnaire }): ReactNode {
  const words = useWords()
  const save = (release: (typeof releases)[number]) => {
    const { questionnaire: content } = exportQuestionnaire(questionnaire, release)
    const text = JSON.stringify(content, null, 2)
    const type = 'application/fhir+json'
    saveFile(new Blob([text], { type }), `${questionnaire.key}-v${questionnaire.version}.fhir.json`)
  }

  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={14} aria-hidden="true" />}>
          {words('build.download-fhir')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {releases.map((release) => (
          <Menu.Item key={release} onClick={() => save(release)}>
            {words('build.fhir-release', { release })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
