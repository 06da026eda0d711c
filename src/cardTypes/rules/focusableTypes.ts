/** Returns the card types that the user may open. They are the third segment of each permission that ends in 'focus' (B-460). */
export const focusableTypes = (permissions: readonly string[]): ReadonlySet<string> =>
  new Set(
    permissions.flatMap((permission) => {
      const [, , type, action] = permission.split('.')
      return type && action === 'focus' ? [type] : []
    }),
  )
