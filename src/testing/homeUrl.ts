/** Address that `/` leads a person with the chat to: My Board with the landing (D-0901, D-1007). */
export const HOME_URL = '/board?landing=true'
