import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { NavigateOptions, NavigationState, Navigator } from './navigator.ts'

const NavigatorContext = createContext<Navigator<unknown> | null>(null)

export function NavigationProvider({ value, children }: { value: Navigator<unknown>; children: ReactNode }) {
  return <NavigatorContext value={value}>{children}</NavigatorContext>
}

/** Where the visitor is and whether another page is on its way. */
export function useNavigation(): NavigationState<unknown> {
  const navigator = useContext(NavigatorContext)
  if (navigator === null) throw new Error('There is no NavigationProvider around this component')
  return useSyncExternalStore(navigator.subscribe, navigator.read, navigator.read)
}

/** Goes to a path of this site. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigator = useContext(NavigatorContext)
  if (navigator === null) throw new Error('There is no NavigationProvider around this component')
  return navigator.go
}
