import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical, IconFileExport, IconFileImport } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ListView } from '#client/resources/rows/list-view.ts'
import { useVerbs } from '#client/resources/rows/use-description.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'

const ExportDialog = lazy(() =>
  openPart(() => import('#client/resources/exchange/export/export-dialog.tsx')).then((file) => ({
    default: file.ExportDialog,
  })),
)

type Props = {
  readonly description: ScreenDescription
  readonly view: ListView
  readonly total: number | undefined
}

/** What else can be done with a list: taking it out as a file, bringing rows in from one. */
export function ListMenu({ description, view, total }: Props): ReactNode {
  const words = useWords()
  const go = useGo()
  const can = useVerbs(description.type)
  const [isExporting, setExporting] = useState(false)
  const wasExporting = useWasOpened(isExporting)

  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" aria-label={words('exchange.menu')}>
            <IconDotsVertical size={16} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileExport size={14} aria-hidden="true" />}
            onClick={() => setExporting(true)}
          >
            {words('exchange.export')}
          </Menu.Item>
          {can('create') && (
            <Menu.Item
              leftSection={<IconFileImport size={14} aria-hidden="true" />}
              onClick={() => go(`/resources/${description.type}/import`)}
            >
              {words('exchange.screen.import')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {wasExporting && (
        <Suspense>
          <ExportDialog
            isOpen={isExporting}
            description={description}
            view={view}
            total={total}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
