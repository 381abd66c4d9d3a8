import { isAbsolute, join, resolve } from 'node:path'
import {
  isMailAddress,
  isMailUrl,
  isPostgresUrl,
  isSafeUrl,
  isWebUrl,
  readAddresses,
  readPort,
} from './setting-forms.ts'

/** What the environment says, read once at the start. */
export type Config = {
  readonly host: string
  readonly port: number
  /** Absolute path; everything that this installation keeps in files is under it. */
  readonly dataDirectory: string
  /** Absent: the embedded database. */
  readonly databaseUrl?: string
  /** The same database with a login for requests alone; absent: they have the owner's, and narrow it themselves. */
  readonly requestsUrl?: string
  /** Absolute path of the private keys. */
  readonly keyFile: string
  /** Where people find the pages, when that is not the host itself. */
  readonly publicUrl?: string
  /** The proxies that are believed when they say for whom they ask. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  /** Absolute path of the folder into which letters are laid for a mail server; absent: no mail leaves. */
  readonly mailDirectory?: string
  /** Where signed checkpoints of the audit go beside the data directory, so that they stand outside what they vouch for. */
  readonly auditAnchor: { readonly file?: string; readonly command?: string }
  /** For how many days events of the audit stay in the database, and where they go then. */
  readonly auditArchive: { readonly days: number; readonly directory: string }
  /** Which outside system rows are sent to; absent: none. */
  readonly interfaceAdapter?: InterfaceAdapter
  /** The mail server that takes messages to patients, and from whom they are; absent: none is sent. */
  readonly smtp?: { readonly url: string; readonly from: string }
  /** Where text messages to patients are posted, and the secret with which they are signed; absent: none is sent. */
  readonly texts?: { readonly url: string; readonly secret: string }
  /** Whether databases are made and removed from here: only where nobody but this machine reaches the server. */
  readonly databaseAdministration: boolean
  /** 'auto': a new embedded database gets the demo practice; 'off' wherever others than this machine can reach the server. */
  readonly demo: 'on' | 'off' | 'auto'
}

/** The settings, or one sentence for each that stops the start. */
export type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly sentences: readonly string[] }

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
/** How much the log says. */
export type LogLevel = (typeof logLevels)[number]

const interfaceAdapters = ['folder'] as const
/** The kinds of outside system; `folder`: files under the data directory. */
export type InterfaceAdapter = (typeof interfaceAdapters)[number]

type Environment = Readonly<Record<string, string | undefined>>
type Check = { readonly name: string; readonly holds: (value: string) => boolean; readonly wants: string }

/** Seven years, one more than 45 CFR 164.316(b)(2)(i) asks for. */
const auditDays = 2557
const fewestAuditDays = 30
const fewestSecretSigns = 32
const demos = ['on', 'off'] as const
const loopback = ['127.0.0.1', '::1', 'localhost']

const checks: readonly Check[] = [
  { name: 'PORT', holds: (value) => readPort(value) !== undefined, wants: 'a whole number from 0 to 65535' },
  {
    name: 'DATABASE_URL',
    holds: isPostgresUrl,
    wants: 'an address like postgres://user@host:5432/goldthread',
  },
  {
    name: 'DATABASE_REQUESTS_URL',
    holds: isPostgresUrl,
    wants: 'an address like postgres://goldthread_requests@host:5432/goldthread',
  },
  { name: 'PUBLIC_URL', holds: isWebUrl, wants: 'an address like https://clinic.example' },
  {
    name: 'TRUSTED_PROXIES',
    holds: (value) => readAddresses(value) !== undefined,
    wants: 'addresses or networks with commas between them, like 10.0.0.5, 10.1.0.0/16',
  },
  {
    name: 'AUDIT_ANCHOR_FILE',
    holds: isAbsolute,
    wants: 'the whole path of a file, like /mnt/other/audit.ndjson',
  },
  {
    name: 'AUDIT_ANCHOR_COMMAND',
    holds: isAbsolute,
    wants: 'the whole path of a program, like /etc/goldthread/anchor',
  },
  {
    name: 'AUDIT_DAYS',
    holds: (value) => /^[1-9]\d{1,4}$/.test(value) && Number(value) >= fewestAuditDays,
    wants: `a whole number of days, ${fewestAuditDays} at least`,
  },
  {
    name: 'AUDIT_ARCHIVE_DIR',
    holds: isAbsolute,
    wants: 'the whole path of a directory, like /mnt/other/audit-archive',
  },
  {
    name: 'MAIL_DIR',
    holds: isAbsolute,
    wants: 'the whole path of a directory, like /var/lib/goldthread/mail',
  },
  { name: 'SMTP_URL', holds: isMailUrl, wants: 'an address like smtps://name:password@mail.example' },
  { name: 'SMTP_FROM', holds: isMailAddress, wants: 'an address like reminders@clinic.example' },
  {
    name: 'TEXT_URL',
    holds: isSafeUrl,
    wants: 'an address like https://texts.example/send; http only on this machine',
  },
  {
    name: 'TEXT_SECRET',
    holds: (value) => value.length >= fewestSecretSigns,
    wants: `at least ${fewestSecretSigns} characters`,
  },
  { name: 'DATABASE_ADMINISTRATION', holds: (value) => isOneOf(demos, value), wants: 'on or off' },
  {
    name: 'INTERFACE_ADAPTER',
    holds: (value) => isOneOf(interfaceAdapters, value),
    wants: interfaceAdapters.join(' or '),
  },
  { name: 'LOG_LEVEL', holds: (value) => isOneOf(logLevels, value), wants: `one of ${logLevels.join(', ')}` },
  { name: 'GOLDTHREAD_DEMO', holds: (value) => isOneOf(demos, value), wants: 'on or off' },
]
const notBuilt = ['CONTENT_URL']
const pairs = [
  ['SMTP_URL', 'SMTP_FROM'],
  ['TEXT_URL', 'TEXT_SECRET'],
] as const
const ours = ['GOLDTHREAD_DEMO']

/** Reads the settings; an unknown, malformed or not yet built one is a sentence that says what to do. */
export function readConfig(environment: Environment): ConfigReading {
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  )
  const sentences = [
    ...malformed(given),
    ...unbuilt(given),
    ...unknown(given),
    ...unowned(given),
    ...unpaired(given),
    ...exposedDemo(given),
    ...exposedAdministration(given),
  ]
  return sentences.length > 0 ? { ok: false, sentences } : { ok: true, config: configOf(given) }
}

function configOf(given: Readonly<Record<string, string>>): Config {
  const dataDirectory = resolve(given.DATA_DIR ?? './.data')
  const { DATABASE_URL, DATABASE_REQUESTS_URL, PUBLIC_URL, LOG_LEVEL, MAIL_DIR } = given
  return {
    host: given.HOST ?? '127.0.0.1',
    port: readPort(given.PORT ?? '8080') ?? 8080,
    dataDirectory,
    ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
    ...(DATABASE_REQUESTS_URL === undefined ? {} : { requestsUrl: DATABASE_REQUESTS_URL }),
    keyFile: resolve(given.KEY_FILE ?? join(dataDirectory, 'keys.json')),
    ...(PUBLIC_URL === undefined ? {} : { publicUrl: PUBLIC_URL }),
    trustedProxies: readAddresses(given.TRUSTED_PROXIES ?? '') ?? [],
    logLevel: logLevels.find((level) => level === LOG_LEVEL) ?? 'info',
    ...(MAIL_DIR === undefined ? {} : { mailDirectory: MAIL_DIR }),
    ...auditPlaces(given, dataDirectory),
    ...interfaceOf(given),
    ...messengersOf(given),
    databaseAdministration: given.DATABASE_ADMINISTRATION === 'on',
    demo: demoOf(given),
  }
}

function interfaceOf({
  INTERFACE_ADAPTER,
}: Readonly<Record<string, string>>): Pick<Config, 'interfaceAdapter'> {
  const interfaceAdapter = interfaceAdapters.find((each) => each === INTERFACE_ADAPTER)
  return interfaceAdapter ? { interfaceAdapter } : {}
}

function messengersOf({
  SMTP_URL,
  SMTP_FROM,
  TEXT_URL,
  TEXT_SECRET,
}: Readonly<Record<string, string>>): Pick<Config, 'smtp' | 'texts'> {
  return {
    ...(SMTP_URL !== undefined && SMTP_FROM !== undefined && { smtp: { url: SMTP_URL, from: SMTP_FROM } }),
    ...(TEXT_URL !== undefined &&
      TEXT_SECRET !== undefined && { texts: { url: TEXT_URL, secret: TEXT_SECRET } }),
  }
}

function auditPlaces(
  given: Readonly<Record<string, string>>,
  dataDirectory: string,
): Pick<Config, 'auditAnchor' | 'auditArchive'> {
  const { AUDIT_ANCHOR_FILE: file, AUDIT_ANCHOR_COMMAND: command, AUDIT_DAYS, AUDIT_ARCHIVE_DIR } = given
  return {
    auditAnchor: { ...(file !== undefined && { file }), ...(command !== undefined && { command }) },
    auditArchive: {
      days: Number(AUDIT_DAYS ?? auditDays),
      directory: AUDIT_ARCHIVE_DIR ?? join(dataDirectory, 'audit-archive'),
    },
  }
}

function malformed(given: Readonly<Record<string, string>>): readonly string[] {
  return checks.flatMap(({ name, holds, wants }) => {
    const value = given[name]
    return value === undefined || holds(value)
      ? []
      : [`The setting ${name} must be ${wants}. Correct it and start again.`]
  })
}

function unbuilt(given: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(given)
    .filter((name) => notBuilt.includes(name) || name.startsWith('OIDC_'))
    .map((name) => `The setting ${name} has no effect yet. Remove it and start again.`)
}

function unknown(given: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(given)
    .filter((name) => name.startsWith('GOLDTHREAD_') && !ours.includes(name))
    .map((name) => `There is no setting ${name}. Correct its name or remove it, and start again.`)
}

function unowned({
  DATABASE_URL,
  DATABASE_REQUESTS_URL,
}: Readonly<Record<string, string>>): readonly string[] {
  return DATABASE_REQUESTS_URL !== undefined && DATABASE_URL === undefined
    ? ['DATABASE_REQUESTS_URL is set without DATABASE_URL. Set both and start again.']
    : []
}

/** Two settings that say nothing without each other. */
function unpaired(given: Readonly<Record<string, string>>): readonly string[] {
  return pairs
    .filter((pair) => pair.filter((name) => given[name] !== undefined).length === 1)
    .map(([one, other]) => `${one} and ${other} belong together. Set both, or none of them, and start again.`)
}

/** The demo's passwords are known to everybody, so a server that has them is for its own machine only. */
function exposedDemo(given: Readonly<Record<string, string>>): readonly string[] {
  const exposure = exposureOf(given)
  if (given.GOLDTHREAD_DEMO !== 'on' || exposure === undefined) return []
  return [
    `${exposure}, but everyone knows the passwords of the demo practice. Set GOLDTHREAD_DEMO=off, or leave PUBLIC_URL unset and HOST at 127.0.0.1.`,
  ]
}

/** What removes a whole database is asked at this machine alone. */
function exposedAdministration(given: Readonly<Record<string, string>>): readonly string[] {
  const exposure = exposureOf(given)
  if (given.DATABASE_ADMINISTRATION !== 'on' || exposure === undefined) return []
  return [
    `${exposure}, but DATABASE_ADMINISTRATION is on. Remove it, or leave PUBLIC_URL unset and HOST at 127.0.0.1.`,
  ]
}

/** What lets others than this machine reach the server; undefined: nothing. */
function exposureOf({ HOST, PUBLIC_URL }: Readonly<Record<string, string>>): string | undefined {
  if (HOST !== undefined && !isLoopback(HOST)) return `HOST is ${HOST}`
  return PUBLIC_URL === undefined ? undefined : `PUBLIC_URL is ${PUBLIC_URL}`
}

function demoOf(given: Readonly<Record<string, string>>): Config['demo'] {
  const { GOLDTHREAD_DEMO, DATABASE_URL } = given
  if (GOLDTHREAD_DEMO === 'on') return 'on'
  return GOLDTHREAD_DEMO === 'off' || DATABASE_URL !== undefined || exposureOf(given) !== undefined
    ? 'off'
    : 'auto'
}

/** Whether only this machine can reach a server that listens there. */
export function isLoopback(host: string): boolean {
  return loopback.includes(host)
}

function isOneOf(words: readonly string[], value: string): boolean {
  return words.includes(value)
}
