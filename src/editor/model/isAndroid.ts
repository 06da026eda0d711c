/** True on Android, where Slate lets the keyboard change the DOM and reads the changes afterwards. */
export const isAndroid = (): boolean => navigator.userAgent.includes('Android')
