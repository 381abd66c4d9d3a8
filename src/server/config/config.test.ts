import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openKeys } from './installation-keys.ts'

function sentencesOf(environment: Record<string, string>): readonly string[] {
  const reading = readConfig(environment)
  return reading.ok ? [] : reading.sentences
}

test('with no settings the server listens to its own machine on port 8080 with an embedded database', () => {
  const reading = readConfig({})
  expect(reading).toMatchObject({
    ok: true,
    config: { host: '127.0.0.1', port: 8080, demo: 'auto', logLevel: 'info' },
  })
})

test('a malformed setting stops the start with a sentence that names it', () => {
  expect(sentencesOf({ PORT: '80a' })).toEqual([expect.stringContaining('PORT must be a whole number')])
  expect(sentencesOf({ DATABASE_URL: 'mysql://x' })).toEqual([
    expect.stringContaining('DATABASE_URL must be'),
  ])
  expect(sentencesOf({ PUBLIC_URL: 'clinic' })).toHaveLength(1)
  expect(sentencesOf({ LOG_LEVEL: 'loud', GOLDTHREAD_DEMO: 'maybe' })).toHaveLength(2)
})

test('an unknown setting of ours and one whose part is not built stop the start', () => {
  expect(sentencesOf({ GOLDTHREAD_DEM: 'on' })).toEqual([
    expect.stringContaining('There is no setting GOLDTHREAD_DEM'),
  ])
  expect(sentencesOf({ CONTENT_URL: 's3://x' })).toEqual([expect.stringContaining('CONTENT_URL')])
  expect(sentencesOf({ OIDC_ISSUER: 'https://x' })).toEqual([expect.stringContaining('OIDC_ISSUER')])
  expect(sentencesOf({ HOME: '/root', PATH: '/bin' })).toEqual([])
})

test('a server with demo passwords does not listen to the network', () => {
  expect(sentencesOf({ HOST: '0.0.0.0', GOLDTHREAD_DEMO: 'on' })).toEqual([
    expect.stringContaining('GOLDTHREAD_DEMO=off'),
  ])
  expect(sentencesOf({ HOST: '0.0.0.0', GOLDTHREAD_DEMO: 'off' })).toEqual([])
})

test('proxies are trusted by address or network, and all the world is no network', () => {
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16,fd00::/8' })).toMatchObject({
    config: { trustedProxies: ['10.0.0.5', '10.1.0.0/16', 'fd00::/8'] },
  })
  for (const wrong of ['proxy.example', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.5 10.0.0.6', '10.0.0.5/'])
    expect(sentencesOf({ TRUSTED_PROXIES: wrong }), wrong).toEqual([
      expect.stringContaining('TRUSTED_PROXIES must be addresses or networks'),
    ])
})

test('the keys are made once, for this user only, and stay the same', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'goldthread-keys-')), 'deep', 'keys.json')
  const made = openKeys(path)
  const again = openKeys(path)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(again.signing.id).toBe(made.signing.id)
  expect(again.sealing.equals(made.sealing)).toBe(true)
  expect(readFileSync(path, 'utf8')).not.toContain(made.signing.id)
})

test('keys that others may read, and a damaged key file, are refused with a sentence', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'goldthread-keys-')), 'keys.json')
  openKeys(path)
  chmodSync(path, 0o644)
  expect(() => openKeys(path)).toThrow('chmod 600')
  chmodSync(path, 0o600)
  writeFileSync(path, '{"signing": "AA==", "sealing": "AA=="}')
  expect(() => openKeys(path)).toThrow("can't be read")
})
