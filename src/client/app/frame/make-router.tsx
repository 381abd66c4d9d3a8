import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { reach } from '#client/api/fetch-from-server.ts'
import type { Feature, Screen } from '#client/routing/feature.ts'
import { OpenAhead } from '#client/routing/use-go.tsx'
import { NotFound } from './not-found.tsx'
import { openScreenAhead, ScreenFrame } from './screen-frame.tsx'

/** The router in the frame of the application: the addresses of all features below one shell; `/` leads to Today. */
export function makeRouter(features: readonly Feature[], Shell: () => ReactNode) {
  const root = createRootRoute({
    component: () => (
      <OpenAhead value={openAhead}>
        <Shell />
      </OpenAhead>
    ),
    notFoundComponent: NotFound,
  })

  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ href: '/today', replace: true })
    },
  })

  const screens = features.flatMap((feature) => feature.screens)
  const screenOf = new Map<unknown, Screen>()
  const routes = screens.map((screen) => {
    const route = createRoute({
      getParentRoute: () => root,
      path: addressOf(screen),
      component: drawn(screen),
    })
    screenOf.set(route, screen)
    return route
  })

  const router = createRouter({
    routeTree: root.addChildren([start, ...routes]),
    defaultPreload: false,
    // What breaks in the shell is caught around the router, by a page that says what became of the work.
    disableGlobalCatchBoundary: true,
    scrollRestoration: false,
  })
  return router

  /** Nothing while the server is away: what a browser could not fetch once it does not fetch again. */
  function openAhead(to: string): void {
    const [, , route] = router.getMatchedRoutes(to.replace(/\?.*$/, ''))
    const screen = screenOf.get(route)
    if (screen && reach() === 'reached') void openScreenAhead(screen)
  }
}

function addressOf({ path, hasTabs }: Screen): string {
  return hasTabs ? `${path}/{-$tab}` : path
}

function drawn(screen: Screen): () => ReactNode {
  return function Route() {
    return <ScreenFrame screen={screen} />
  }
}
