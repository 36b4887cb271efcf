import { comparePatterns, compilePattern, matchPath } from '#links/match-path.ts'
import { type PathName, paths } from '#links/paths.data.ts'
import type { PageId, RouteTable } from '#sites/site.ts'

export type FoundRoute = {
  readonly name: PathName
  readonly pattern: string
  readonly page: PageId
  readonly parameters: Readonly<Record<string, string>>
}

/** A site's routes, ready to be asked. A path that the table does not have finds nothing (ROUTE-03). */
export function openRouteTable(table: RouteTable): (path: string) => FoundRoute | null {
  const routes = Object.entries(table)
    .map(([name, page]) => ({
      name: name as PathName,
      page,
      pattern: compilePattern(paths[name as PathName]),
    }))
    .sort((one, other) => comparePatterns(one.pattern, other.pattern))
  return (path) => {
    for (const { name, page, pattern } of routes) {
      const parameters = matchPath(pattern, path)
      if (parameters) return { name, page, pattern: pattern.pattern, parameters }
    }
    return null
  }
}
