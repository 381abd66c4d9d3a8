import { useParams } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { completeLanguage } from '#client/app/language.ts'
import type { Screen, ScreenProps } from '#client/routing/feature.ts'
import { useGo, useOwnPath, useOwnSearch } from '#client/routing/use-go.tsx'
import { notify } from '#client/ui/notices.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { useScreenFocus } from '#client/ui/page/use-screen-focus.ts'
import { ErrorBoundary } from '#client/ui/states/error-boundary.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'
import { lazyParts } from '#client/ui/states/lazy-parts.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { MissingPart, useServerRelease } from '#client/ui/states/missing-part.tsx'
import { useWords } from '#client/ui/words.tsx'

const { usePart: useScreenPart, openAhead } = lazyParts(opening)

/** Fetches what a screen is drawn by, before anybody goes there. */
export const openScreenAhead = openAhead

/** Around each screen: its permission, its lazy part, its mistakes. */
export function ScreenFrame({ screen }: { readonly screen: Screen }): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const params = useParams({ strict: false })
  const path = useOwnPath()
  const title = words(screen.titleId)
  const place = screen.hasTabs && params.tab !== undefined ? path.replace(/\/[^/]*$/, '') : path

  if (!may(screen.permission))
    return (
      <Page title={title}>
        <FailureNotice
          failure={{ kind: 'forbidden', permission: [screen.permission ?? []].flat()[0] ?? '' }}
        />
      </Page>
    )

  return (
    <ErrorBoundary mountKey={path} missing={(again) => <Unopened onRetry={again} />}>
      <ScreenPart screen={screen} params={params} place={place} />
    </ErrorBoundary>
  )
}

type PartProps = Pick<ScreenProps, 'params'> & {
  readonly screen: Screen
  /** Another place is another screen, which begins anew. */
  readonly place: string
}

function ScreenPart({ screen, params, place }: PartProps): ReactNode {
  const words = useWords()
  const path = useOwnPath()
  const search = useOwnSearch()
  const Part = useScreenPart(screen)
  if (!Part) return <Coming key={place} title={words(screen.titleId)} />
  // What stands side by side has keys of its own: of two with the same one React would leave an old screen standing beside the new one.
  return (
    <>
      <Part key={`part ${place}`} params={params} search={Object.fromEntries(new URLSearchParams(search))} />
      <Opened key={`opened ${path}`} />
    </>
  )
}

/** A screen whose part is on its way. */
function Coming({ title }: { readonly title: string }): ReactNode {
  useScreenFocus()
  return <Loading what={title} />
}

let lastOpened: string | undefined

/** Remembers the address at which the screen that is open was opened, as the one to stay at. */
function Opened(): null {
  const path = useOwnPath()
  const [search] = useState(useOwnSearch())
  const address = path + search
  useEffect(() => {
    lastOpened = address
  }, [address])
  return null
}

/** Addresses of screens that could not be had before. */
const missedBefore = new Set<string>()

/** A screen whose part cannot be had says so, and one stays where one was; a newer release asks for a refresh, and a screen that is missed again while the server responds offers one. */
function Unopened({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const words = useWords()
  const go = useGo()
  const path = useOwnPath()
  const [wasMissed] = useState(() => missedBefore.has(path))
  const release = useServerRelease()
  const isOver = release === 'newer' || (release === 'same' && wasMissed)
  const stay = release === undefined || isOver ? undefined : lastOpened

  useEffect(() => {
    if (stay === undefined) return
    missedBefore.add(path)
    notify(words('ui.part-missing-stay'))
    go(stay, { replace: true })
  }, [stay, path, go, words])

  return stay === undefined ? <MissingPart onRetry={onRetry} /> : null
}

/** Every screen but those of the first chunk finds the looks of all parts and all texts. */
async function opening(screen: Screen): Promise<ComponentType<ScreenProps>> {
  if (screen.isFirstPage) return openPart(screen.open)
  const looks = openPart(() => import('#client/ui/has-more-looks.ts'))
  const [part] = await Promise.all([openPart(screen.open), looks, completeLanguage()])
  return part
}
