/** Means of nDCG@10 below which results have become worse. Raised when they become better. */
export const relevanceFloors = {
  all: 0.87,
  locales: { 'en-us': 0.89, de: 0.875, fr: 0.87, es: 0.84, it: 0.9, ja: 0.765 },
  kinds: {
    plain: 0.85,
    synonym: 0.745,
    typo: 0.94,
    inflection: 0.88,
    concept: 0.83,
    color: 0.925,
    phrase: 0.92,
    boolean: 0.82,
    name: 0.895,
    natural: 0.915,
  },
} as const
