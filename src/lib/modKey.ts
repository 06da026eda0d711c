export const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** True if Ctrl (on a Mac: Cmd) is pressed and the other of the two keys is not. */
export const hasMod = ({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) =>
  isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey
