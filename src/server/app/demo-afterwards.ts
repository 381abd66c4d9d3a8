import type { FastifyBaseLogger } from 'fastify'
import { accounts } from '#server/accounts/feature.ts'
import { staff } from '#server/demo/facts/staff.ts'
import { type DemoWeeks, makeDemo } from '#server/demo/make-demo.ts'
import { isPassing } from '#server/demo/making/in-order.ts'
import { isDemoWhole } from '#server/demo/making/mark-demo-whole.ts'
import type { DemoRole, ServerState } from '#server/http/exchange/server-state.ts'
import type { World } from '#server/operations/world.ts'
import type { Afterwards } from './serve.ts'

/**
 * Makes the demo practice where it is asked for, or where a new embedded database has none: first the signed-in person's day,
 * the rest beside requests, with progress; after an interrupted start it goes on. Where it is whole, it only shows its sign-in buttons.
 */
export const demoAfterwards: Afterwards = demoOfWeeks()

/** The same with meetings of so many weeks, or of as many as usual. */
export function demoOfWeeks(weeks?: DemoWeeks): Afterwards {
  return async (world, state, { config, log }) => {
    if (config.demo === 'off') return
    const isStopped = () => state.isStopping
    await throughOutages(isStopped, async () => {
      const { hasOthers } = await world.database.asOwner(accounts.practicesIn)
      if (hasOthers) return
      if (!(await isDemoWhole(world))) await makeAll(world, state, { log, ...(weeks && { weeks }) })
      state.demoRoles = rolesOfStaff()
    })
  }
}

type MakingAll = { readonly log: FastifyBaseLogger; readonly weeks?: DemoWeeks }

/** What people may meanwhile do in the demo can stand in the way of a step; the others are taken all the same. */
async function makeAll(world: World, state: ServerState, { log, weeks }: MakingAll): Promise<void> {
  state.progress = [{ what: 'demo.first-day', done: 0, total: 1 }]
  try {
    const finish = await makeDemo(world, {
      report: (line) => {
        state.progress = [line]
      },
      isStopped: () => state.isStopping,
      refused: (refusal) => log.warn(refusal, 'a step of the demo was passed over'),
      ...(weeks && { weeks }),
    })
    state.demoRoles = rolesOfStaff()
    await finish()
  } finally {
    state.progress = []
  }
}

/** Begins anew when the database was away in the middle: what is there already is not made twice. */
async function throughOutages(isStopped: () => boolean, act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (isStopped()) return
      if (!isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }
}

/** One button for each role, the first person of the staff who has it. */
function rolesOfStaff(): readonly DemoRole[] {
  const shown = new Set<string>()
  return staff.flatMap(({ key, given, family, credentials, roles }) => {
    const role = roles[0] ?? ''
    if (shown.has(role)) return []
    shown.add(role)
    const name = [`${given} ${family}`, credentials].filter(Boolean).join(', ')
    return [{ login: key, name, role }]
  })
}
