import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/database/database.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { type DatabaseSettings, openDatabase } from './open-database.ts'

/**
 * Other databases beside the one that is served: each is made empty, with all tables, for a server that is started on it, or is
 * removed for good. Only what was made so is ever removed, and never while somebody has it open.
 */
export type OtherDatabases = {
  create(name: string): Promise<'done' | 'exists'>
  remove(name: string): Promise<'done' | 'missing' | 'in-use'>
}

/** By this comment a database of a server is known to be made here. */
const mark = 'Made by Goldthread beside another database'
const form = /^[a-z][a-z0-9_]{2,40}$/

/** The other databases where this one is: on the same server, or under its data directory. */
export function otherDatabases(
  database: Database,
  { dataDirectory, url }: Pick<DatabaseSettings, 'dataDirectory' | 'url'>,
): OtherDatabases {
  const here = url === undefined ? inFolders(dataDirectory) : onServer(database, { dataDirectory, url })
  return {
    create: (name) => here.create(named(name)),
    remove: (name) => here.remove(named(name)),
  }
}

/** A name stands in statements and paths, so none of another form gets as far as that. */
function named(name: string): string {
  if (!form.test(name)) throw new TypeError('A database has a name of small letters, digits and underscores.')
  return name
}

function inFolders(dataDirectory: string): OtherDatabases {
  const folderOf = (name: string) => join(dataDirectory, 'databases', name)
  return {
    create: async (name) => {
      const folder = folderOf(name)
      if (existsSync(folder)) return 'exists'
      await opened({ dataDirectory: folder }, () => rm(folder, { recursive: true, force: true }))
      return 'done'
    },
    remove: async (name) => {
      const folder = folderOf(name)
      if (!existsSync(folder)) return 'missing'
      // Whoever has it open has locked it.
      const isFree = await opened({ dataDirectory: folder }, async () => undefined).then(
        () => true,
        () => false,
      )
      if (!isFree) return 'in-use'
      await rm(folder, { recursive: true, force: true })
      return 'done'
    },
  }
}

function onServer(
  database: Database,
  place: { readonly dataDirectory: string; readonly url: string },
): OtherDatabases {
  const find = async (name: string) => {
    const [row] = await database.statement(
      `select shobj_description(oid, 'pg_database') = $2 as ours, datname = current_database() as served
        from pg_database where datname = $1`,
      [name, mark],
    )
    return row && membersOf(row)
  }
  const drop = (name: string) => database.statement(`drop database "${name}"`)
  return {
    create: async (name) => {
      if (await find(name)) return 'exists'
      await database.statement(`create database "${name}"`)
      await database.statement(`comment on database "${name}" is '${mark}'`)
      const url = new URL(place.url)
      url.pathname = `/${name}`
      await opened({ ...place, url: url.href }, () => drop(name))
      return 'done'
    },
    remove: async (name) => {
      const known = await find(name)
      if (known?.ours !== true) return 'missing'
      if (known.served === true) return 'in-use'
      try {
        await drop(name)
        return 'done'
      } catch (error) {
        if (membersOf(error).code === inUse) return 'in-use'
        throw error
      }
    },
  }
}

/** What PostgreSQL says of a database to which somebody is connected. */
const inUse = '55006'

/** Opened once, so that its tables are there, and closed; what cannot be opened is undone. */
async function opened(settings: DatabaseSettings, undo: () => Promise<unknown>): Promise<void> {
  try {
    const made = await openDatabase(settings)
    await made.close()
  } catch (error) {
    await undo()
    throw error
  }
}
