type Flight<Result> = {
  readonly landing: Promise<Result>
  readonly controller: AbortController
  waiting: number
}

export type SingleFlight<Result> = {
  /** Starts what the key stands for, or waits with those who did. Whoever is last to leave takes the work along. */
  readonly join: (
    key: string,
    start: (signal: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ) => Promise<Result>
}

/** However many ask for one thing at the same time, it is done once. */
export function openSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>()

  function begin(key: string, start: (signal: AbortSignal) => Promise<Result>): Flight<Result> {
    const controller = new AbortController()
    const flight: Flight<Result> = { landing: start(controller.signal), controller, waiting: 0 }
    flights.set(key, flight)
    const forget = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    // Those who wait hear of a failure themselves; when nobody waits any more, nobody needs to.
    flight.landing.then(forget, forget)
    return flight
  }

  return {
    join(key, start, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason)
      const flight = flights.get(key) ?? begin(key, start)
      flight.waiting += 1
      return new Promise((resolve, reject) => {
        const leave = () => {
          flight.waiting -= 1
          if (flight.waiting === 0) {
            if (flights.get(key) === flight) flights.delete(key)
            flight.controller.abort(signal?.reason)
          }
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', leave, { once: true })
        flight.landing.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
      })
    },
  }
}
