import { type ReactNode, Suspense, use } from 'react'

type Props<Value> = {
  /** A promise on the server while the page streams; the value itself in the browser. */
  value: Value | Promise<Value>
  fallback?: ReactNode
  children: (value: Value) => ReactNode
}

/** A part of a page that the rest need not wait for: the server sends it when it is there. */
export function Later<Value>({ value, fallback = null, children }: Props<Value>) {
  return (
    <Suspense fallback={fallback}>
      <Arrived value={value}>{children}</Arrived>
    </Suspense>
  )
}

function Arrived<Value>({ value, children }: Pick<Props<Value>, 'value' | 'children'>) {
  return children(value instanceof Promise ? use(value) : value)
}
