import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { type ExportedFhir, exportFhir, type FhirSource } from '#shared/exports/export-fhir.ts'

const releases = ['R4', 'R5'] as const

type Props = {
  readonly definition: FhirSource
  readonly onExport: (content: Blob, fileName: string, exported: ExportedFhir) => void
}

/** Gives a form or a questionnaire as a FHIR file. It is written here, so it works without a connection. */
export function DownloadFhir({ definition, onExport }: Props): ReactNode {
  const words = useWords()
  const save = (release: (typeof releases)[number]) => {
    const exported = exportFhir(definition, release)
    const text = JSON.stringify(exported.questionnaire, null, 2)
    const content = new Blob([text], { type: 'application/fhir+json' })
    onExport(content, `${definition.key}-v${definition.version}.fhir.json`, exported)
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
