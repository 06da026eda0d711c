/** The three score bands from low to high: 0 to 49, 50 to 69 and 70 to 100 percent (B-306 to B-308). */
export const bands = ['low', 'medium', 'high'] as const
export type Band = (typeof bands)[number]
