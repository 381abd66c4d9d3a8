import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { features } from '#client/app/features.ts'
import { Shell } from '#client/app/shell/shell.tsx'
import { OwnScreensProvider, ownScreensOf } from '#client/routing/own-screens.tsx'
import { RecordPanelsProvider, recordPanelsOf } from '#client/routing/record-panels.tsx'
import { RecordReadersProvider, recordReadersOf } from '#client/routing/record-readers.tsx'
import { restoreWorkspaces } from '#client/routing/workspace.ts'
import { makeRouter } from './make-router.tsx'

const ownScreens = ownScreensOf(features)
const recordPanels = recordPanelsOf(features)
const recordReaders = recordReadersOf(features)

/** The frame of the application for somebody who is signed in: one router for as long as the practice is the same. */
export function SignedInApplication(): ReactNode {
  const [router] = useState(() => {
    void restoreWorkspaces()
    return makeRouter(features, Shell)
  })
  return (
    <OwnScreensProvider screens={ownScreens}>
      <RecordPanelsProvider panels={recordPanels}>
        <RecordReadersProvider readers={recordReaders}>
          <RouterProvider router={router} />
        </RecordReadersProvider>
      </RecordPanelsProvider>
    </OwnScreensProvider>
  )
}
