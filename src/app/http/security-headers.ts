/** What every answer carries. Scripts and styles run only from our own files or with the page's nonce. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
}

/** A year, once the visitor comes by https. */
export const transportSecurity = 'max-age=31536000; includeSubDomains'

export function contentSecurityPolicy(
  nonce: string,
  { isDevelopmentServer }: { isDevelopmentServer: boolean },
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The development server writes its style sheets by script, without a nonce.
    isDevelopmentServer ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopmentServer ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
