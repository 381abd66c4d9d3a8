import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Is this the address of a proxy that the settings name? Only such a one is believed when it says for whom it asks. */
export type IsProxy = (address: string | undefined) => boolean

const everywhere = ['0.0.0.0', '::']
const ownNames = ['127.0.0.1', 'localhost', '[::1]']

/**
 * The hosts of a request by which this server may be asked: those of HOST and PUBLIC_URL, and the names that the machine has for itself.
 * A foreign name that was led here (DNS rebinding) is none of them, so no page of another origin reads what is answered.
 */
export function hostsOf(
  { host, publicUrl }: { readonly host: string; readonly publicUrl?: string },
  port: number,
): ReadonlySet<string> {
  const bound = everywhere.includes(host) ? [] : [isIPv6(host) ? `[${host}]` : host.toLowerCase()]
  const local = [...ownNames, ...bound].flatMap((name) => namesOf('http:', name, String(port)))
  if (publicUrl === undefined) return new Set(local)
  const { protocol, hostname, port: publicPort } = new URL(publicUrl)
  return new Set([...local, ...namesOf(protocol, hostname, publicPort)])
}

/** The default port of a protocol may be said or left out. */
function namesOf(protocol: string, name: string, port: string): readonly string[] {
  const usual = protocol === 'https:' ? '443' : '80'
  return port === '' || port === usual ? [name, `${name}:${usual}`] : [`${name}:${port}`]
}

/** Is the host that a request names, or a trusted proxy for it, one of ours? An absolute address names one more. */
export function isForUs({ host, url }: FastifyRequest, hosts: ReadonlySet<string>): boolean {
  if (!hosts.has(host.toLowerCase())) return false
  return url.startsWith('/') || url === '*' || (URL.canParse(url) && hosts.has(new URL(url).host))
}

/** Reads the list of trusted proxies: addresses and networks such as 10.0.0.0/8. */
export function proxiesIn(trusted: readonly string[]): IsProxy {
  const list = new BlockList()
  for (const each of trusted) {
    const [address = '', bits] = each.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Who asks: the address of the connection, behind trusted proxies the one that the last of them saw. */
export function addressOf(request: FastifyRequest): string {
  const { ip, socket } = request
  return plainAddress(isIP(ip) === 0 ? socket.remoteAddress : ip)
}

/** An IPv4 address that came over an IPv6 socket is the same address. */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '')
}
