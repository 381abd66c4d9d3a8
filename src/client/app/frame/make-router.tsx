import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Feature, Screen } from '#client/routing/feature.ts'
import { NotFound } from './not-found.tsx'
import { openScreenAhead, ScreenFrame } from './screen-frame.tsx'

/** The router in the frame of the application: the addresses of all features below one shell; `/` leads to Today. */
export function makeRouter(features: readonly Feature[], Shell: () => ReactNode) {
  const root = createRootRoute({ component: Shell, notFoundComponent: NotFound })

  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ href: '/today', replace: true })
    },
  })

  const screens = features.flatMap((feature) => feature.screens)
  const routes = screens.map((screen) =>
    createRoute({ getParentRoute: () => root, path: addressOf(screen), component: drawn(screen) }),
  )

  return createRouter({
    routeTree: root.addChildren([start, ...routes]),
    defaultPreload: false,
    // What breaks in the shell is caught around the router, by a page that says what became of the work.
    disableGlobalCatchBoundary: true,
    scrollRestoration: false,
  })
}

function addressOf({ path, hasTabs }: Screen): string {
  return hasTabs ? `${path}/{-$tab}` : path
}

function drawn(screen: Screen) {
  function Route(): ReactNode {
    return <ScreenFrame screen={screen} />
  }
  return Object.assign(Route, { preload: () => openScreenAhead(screen) })
}
