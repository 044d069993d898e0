import { createHash } from 'node:crypto'
import { WORKER_POLICIES } from '../lib/worker-script'

/**
 * Allows style elements without a text, and no other (decision 31): the hash of nothing. Emotion fills such an element, and
 * the editor a style sheet, by calls that no policy restricts.
 */
export const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** What a browser would let a page do, and the console never does: script that got in must not do it either. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * The headers of every page, file and answer (decision 5). They let the browser load scripts and styles from this origin
 * alone.
 * @param style the source by which the policy allows style elements: a nonce or `EMPTY_STYLE`; null for an answer that is no page
 * @param scripts hashes of the scripts that stand in the page itself
 * @param origins further origins that the page may send requests to: a sign-in provider's
 */
export function securityHeaders(
  style: string | null,
  scripts: readonly string[] = [],
  origins: readonly string[] = [],
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self'${style === null ? '' : ` '${style}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_POLICIES.join(' ')}`,
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // "Copy" writes to the clipboard.
    'Permissions-Policy': ['clipboard-write=(self)', ...UNUSED.map((name) => `${name}=()`)].join(
      ', ',
    ),
  }
}

/** What allows the scripts that stand in a page, and no other: `sha256-…` of each. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  )
