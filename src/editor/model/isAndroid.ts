/** Slate handles input on Android in another way: it lets the keyboard change the page, and reads the changes afterwards. */
export const isAndroid = (): boolean => navigator.userAgent.includes('Android')
