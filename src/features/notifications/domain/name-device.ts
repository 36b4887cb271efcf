type Names = readonly (readonly [mark: RegExp, name: string])[]

/** Most browsers also claim to be those below them. */
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** A user agent as people would say it: "Firefox, Windows". What is none, or of nothing known, stays as it is. */
export function nameDevice(userAgent: string): string {
  const nameIn = (names: Names) => names.find(([mark]) => mark.test(userAgent))?.[1]
  const named = /\w\/\d/.test(userAgent) ? [nameIn(browsers), nameIn(systems)] : []
  return named.filter((name) => name !== undefined).join(', ') || userAgent.trim() || '?'
}
