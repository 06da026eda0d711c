export const buddyMoods = ['idle', 'happy', 'thinking', 'cheering', 'sleeping', 'sorry', 'waving'] as const
export type BuddyMood = (typeof buddyMoods)[number]
