/** Zeros over memory that threads share. */
export function sharedUint8(length: number): Uint8Array<SharedArrayBuffer> {
  return new Uint8Array(new SharedArrayBuffer(length))
}

export function sharedInt8(length: number): Int8Array<SharedArrayBuffer> {
  return new Int8Array(new SharedArrayBuffer(length))
}

export function sharedUint32(length: number): Uint32Array<SharedArrayBuffer> {
  return new Uint32Array(new SharedArrayBuffer(length * 4))
}

export function sharedFloat64(length: number): Float64Array<SharedArrayBuffer> {
  return new Float64Array(new SharedArrayBuffer(length * 8))
}

/** Numbers whose count is not known before. */
export type Growing = { values: Uint32Array; length: number }

export function growing(): Growing {
  return { values: new Uint32Array(256), length: 0 }
}

export function push(list: Growing, value: number): void {
  if (list.length === list.values.length) {
    const wider = new Uint32Array(list.length * 2)
    wider.set(list.values)
    list.values = wider
  }
  list.values[list.length] = value
  list.length += 1
}

export function toShared(list: Growing): Uint32Array<SharedArrayBuffer> {
  const done = sharedUint32(list.length)
  done.set(list.values.subarray(0, list.length))
  return done
}
