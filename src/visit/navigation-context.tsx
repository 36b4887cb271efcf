import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { NavigateOptions, NavigationState, Navigator } from './navigator.ts'

const NavigatorContext = createContext<Navigator<unknown> | null>(null)

export function NavigationProvider({ value, children }: { value: Navigator<unknown>; children: ReactNode }) {
  return <NavigatorContext value={value}>{children}</NavigatorContext>
}

/** A part of where the visitor is and what is on its way; other parts may change without this component being asked. */
export function useNavigation<Part>(pick: (state: NavigationState<unknown>) => Part): Part {
  const { subscribe, read } = useNavigator()
  const readPart = () => pick(read())
  return useSyncExternalStore(subscribe, readPart, readPart)
}

/** Goes to a path of this site. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return useNavigator().go
}

/** For those who ask when something happens, not when they are shown. */
export function useNavigator(): Navigator<unknown> {
  const navigator = useContext(NavigatorContext)
  if (navigator === null) throw new Error('There is no NavigationProvider around this component')
  return navigator
}
