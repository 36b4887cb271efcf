import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Site } from '#sites/site.ts'
import type { ClientVisit } from './visit.ts'

export type SiteLogo = ComponentType<{
  title: string
  ground?: 'page' | 'inverse'
  className?: string | undefined
}>

export type Surroundings = {
  readonly visit: ClientVisit
  readonly site: Site
  /** Lets a component write a <style> that the page's policy accepts. */
  readonly nonce: string
  /** Pages that exist in this build: a link to any other is not shown. */
  readonly builtPages: ReadonlySet<string>
  readonly Logo: SiteLogo
}

const SurroundingsContext = createContext<Surroundings | null>(null)

export function SurroundingsProvider({ value, children }: { value: Surroundings; children: ReactNode }) {
  return <SurroundingsContext value={value}>{children}</SurroundingsContext>
}

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext)
  if (surroundings === null) throw new Error('There is no SurroundingsProvider around this component')
  return surroundings
}

/** The current visit; give it to a link builder as the place. */
export function useVisit(): ClientVisit {
  return useSurroundings().visit
}
