import { Button } from '@mantine/core'
import { IconMap2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import { DistrictTable } from './district-table.tsx'
import { NewDistrictDialog } from './new-district-dialog.tsx'
import { UnassignedCodes } from './unassigned-codes.tsx'
import { useDistricts } from './use-districts.ts'
import './districts.css'

/** The districts screen: every district with its counts, and the ZIP codes of patients that belong to none. */
export function DistrictsScreen(): ReactNode {
  const words = useWords()
  const go = useGo()
  const { mayDo } = usePermissions()
  const { answer, onRetry } = useDistricts()
  const [isMaking, setMaking] = useState(false)
  const what = words('districts.screen.districts')
  const newOne = mayDo('district.create') && (
    <Button onClick={() => setMaking(true)}>{words('districts.new')}</Button>
  )
  return (
    <Page
      title={what}
      beside={<ScreenLink to="/admin">{words('admin.screen.admin')}</ScreenLink>}
      toolbar={
        <>
          {mayDo('district.change') && (
            <Button variant="default" onClick={() => go('/admin/districts/import')}>
              {words('districts.screen.import')}
            </Button>
          )}
          {newOne}
        </>
      }
    >
      <div className="districts">
        <Answered answer={answer} what={what} shape="rows" onRetry={onRetry}>
          {({ districts, unassigned }) => (
            <>
              {districts.length === 0 ? (
                <EmptyState
                  icon={IconMap2}
                  title={words('districts.none')}
                  text={words('districts.none-text')}
                  action={newOne}
                />
              ) : (
                <DistrictTable districts={districts} />
              )}
              {unassigned && <UnassignedCodes codes={unassigned} districts={districts} />}
            </>
          )}
        </Answered>
      </div>
      {isMaking && (
        <NewDistrictDialog
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false)
            go(`/admin/districts/${id}`)
          }}
        />
      )}
    </Page>
  )
}
