import type { World } from '#server/operations/world.ts'
import type { ConnectionLimits } from './connection-limits.ts'

/** One line of what is being made while somebody waits. */
export type Progress = { readonly what: string; readonly done: number; readonly total: number }

/** A button of the demo's sign-in screen. */
export type DemoRole = { readonly login: string; readonly name: string; readonly role: string }

/**
 * For each exchange, what the HTTP side shows at this moment: it listens before there is a world, and goes on while the demo is being made.
 * The start and the demo write it, requests only read it.
 */
export type ServerState = {
  world: World | undefined
  /** Changed by a restore; every answer carries it. */
  epoch: string
  isStopping: boolean
  progress: readonly Progress[]
  demoRoles: readonly DemoRole[]
  /** Absolute path of the built client; undefined while it is being built. */
  clientDirectory: string | undefined
}

/** The state before anything is there. */
export function emptyServerState(): ServerState {
  return {
    world: undefined,
    epoch: '',
    isStopping: false,
    progress: [],
    demoRoles: [],
    clientDirectory: undefined,
  }
}

/** How the server is reached. */
export type HttpSettings = {
  readonly host: string
  readonly port: number
  /** The pages come under TLS, so the cookie is Secure. */
  readonly secure: boolean
  readonly logLevel: string
  /** Where people find the pages, when that is not `host`. */
  readonly publicUrl?: string
  /** Addresses and networks of the proxies that are believed when they say for whom they ask. */
  readonly trustedProxies?: readonly string[]
  readonly limits?: Partial<ConnectionLimits>
  /** Whether the calls are there that make and remove databases. */
  readonly databaseAdministration?: boolean
  /** Makes the id of each request. */
  readonly newId: () => string
}
