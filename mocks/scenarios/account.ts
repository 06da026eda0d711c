import { respondWith, failWith, failWithField } from '../server/faults'
import type { Scenario } from './scenario'

/** Scenarios of login, sign-up, account, notifications and contacts (access.csv, mainly ). */
export const account = {
  loginRefused: {
    group: 'Sign-in',
    title: 'Login: wrong password',
    faults: [failWithField(['login'], 'username', 'Oops, your credentials do not match')],
  },
  loginFieldError: {
    group: 'Sign-in',
    title: 'Login: only the field has a text',
    faults: [failWith(['login'], 422, '', { errors: { username: ['Nobody at this school has that username.'] } })],
  },
  loginUnverified: {
    group: 'Sign-in',
    title: 'Login: the account is not verified',
    faults: [
      failWith(
        ['login'],
        403,
        'Your account has not been verified. Please check your e-mail for the verification link.',
      ),
    ],
  },
  loginThrottled: {
    group: 'Sign-in',
    title: 'Login: too many attempts',
    faults: [failWith(['login'], 429, 'Too many login attempts. Please try again in 42 seconds.')],
  },
  loginFails: { group: 'Sign-in', title: 'Login: fails without a text', faults: [failWith(['login'], 500)] },
  logoutFails: { group: 'Sign-in', title: 'Logging out fails', faults: [failWith(['logout'], 500, 'Server Error')] },
  meFails: {
    group: 'Sign-in',
    title: 'The person’s details do not load',
    faults: [failWith(['getMe'], 500, 'Server Error')],
  },
  termsFail: {
    group: 'Sign-in',
    title: 'Accepting the terms fails',
    faults: [failWith(['acceptTerms'], 500, 'Server Error')],
  },
  verificationExpired: {
    group: 'Sign-in',
    title: 'Verification: the link has expired',
    faults: [failWith(['verifyUser'], 422, 'This verification link has expired.', { data: { isExpired: true } })],
  },
  verificationRefused: {
    group: 'Sign-in',
    title: 'Verification: nobody knows the link',
    faults: [failWith(['verifyUser'], 422, 'This verification link is not valid.', { data: { isExpired: false } })],
  },
  resendThrottled: {
    group: 'Sign-in',
    title: 'Verification: the next mail has to wait',
    faults: [failWith(['resendVerification'], 429, 'A link was sent a moment ago. Please try again in 42 seconds.')],
  },
  signUpClosed: { group: 'Sign-in', title: 'Sign-up: closed to everybody', isSignUpClosed: true },
  signUpRefused: {
    group: 'Sign-in',
    title: 'Sign-up: refused with a text',
    faults: [failWithField(['signUp'], 'username', 'Username is taken')],
  },
  signUpFails: { group: 'Sign-in', title: 'Sign-up: fails without a text', faults: [failWith(['signUp'], 500)] },
  setSessionFails: {
    group: 'Sign-in',
    title: 'Sign-up: its session does not open',
    faults: [failWith(['setSession'], 422, 'This sign-up is no longer open. Please log in.')],
  },
  signUpChecksFail: {
    group: 'Sign-in',
    title: 'Sign-up: username and e-mail cannot be checked',
    faults: [failWith(['checkUsername', 'checkEmail', 'generateUsernames'], 500, 'Server Error')],
  },
  usernameTaken: {
    group: 'Sign-in',
    title: 'Sign-up: every username is taken',
    faults: [respondWith(['checkUsername'], { data: { available: false } })],
  },
  emailInUse: {
    group: 'Sign-in',
    title: 'Sign-up: every e-mail address is in use',
    faults: [respondWith(['checkEmail'], { data: { available: false } })],
  },
  secretCodeRefused: {
    group: 'Sign-in',
    title: 'Sign-up: the secret code is wrong',
    faults: [failWith(['verifyCodes'], 422, 'Oops, Secret Code Emoji is invalid.')],
  },
  onboardingListsFail: {
    group: 'Sign-in',
    title: 'Sign-up: its lists do not load',
    faults: [failWith(['getEmojis', 'getInterests', 'getCurriculums', 'getYears'], 500, 'Server Error')],
  },
  accountSaveInvalid: {
    group: 'Account',
    title: 'Account: name, username and e-mail are refused',
    faults: [
      failWith(['updateMe'], 422, 'error.validation', {
        errors: {
          name: ['Name must be 3 to 16 characters long'],
          username: ['Username is taken'],
          email: ['Please enter a valid email address'],
        },
      }),
    ],
  },
  accountSaveFails: { group: 'Account', title: 'Account: saving fails', faults: [failWith(['updateMe'], 500)] },
  passwordRefused: {
    group: 'Account',
    title: 'Account: the current password is refused',
    faults: [
      failWith(['changePassword'], 422, 'error.validation', {
        errors: { current_password: ['Incorrect current password'] },
      }),
    ],
  },
  newPasswordRefused: {
    group: 'Account',
    title: 'Account: the new password is refused',
    faults: [
      failWith(['changePassword'], 422, 'error.validation', {
        errors: { password: ['Password must be at least 8 characters with one special character'] },
      }),
    ],
  },
  deleteMeRefused: {
    group: 'Account',
    title: 'Account: deleting it is refused',
    faults: [failWithField(['deleteMe'], 'password', 'Incorrect current password')],
  },
  notificationsFail: {
    group: 'People',
    title: 'Notifications do not load',
    faults: [failWith(['getNotifications'], 500, 'Server Error')],
  },
  notificationsEmpty: {
    group: 'People',
    title: 'No notifications',
    faults: [respondWith(['getNotifications'], { data: [] })],
  },
  notificationWriteFails: {
    group: 'People',
    title: 'Notifications cannot be read or deleted',
    faults: [failWith(['readNotification', 'removeNotification'], 500, 'Server Error')],
  },
  notificationCardGone: {
    group: 'People',
    title: 'A notification’s card is not on the board',
    faults: [respondWith(['existsInWhiteboard'], { data: false })],
  },
  inviteFails: {
    group: 'People',
    title: 'Invitation codes do not load',
    faults: [failWith(['getInviteCodes'], 500, 'Server Error')],
  },
  addressBookFails: {
    group: 'People',
    title: 'The address book does not load',
    faults: [failWith(['getAddressBook', 'getGroups'], 500, 'Server Error')],
  },
  addressBookEmpty: {
    group: 'People',
    title: 'An address book without anybody',
    faults: [respondWith(['getAddressBook', 'getGroups'], { data: [] })],
  },
  addFriendRefused: {
    group: 'People',
    title: 'Adding a friend: nobody has that username',
    faults: [failWithField(['addContact'], 'username', 'Nobody has that username.')],
  },
  addFriendFails: {
    group: 'People',
    title: 'Adding a friend fails without a text',
    faults: [failWith(['addContact'], 500)],
  },
  friendRequestFails: {
    group: 'People',
    title: 'Answering or removing a friend fails',
    faults: [failWith(['acceptContact', 'rejectContact', 'removeContact'], 500, 'Server Error')],
  },
  groupSaveRefused: {
    group: 'People',
    title: 'A group’s name is refused',
    faults: [failWithField(['addGroup', 'editGroup'], 'group_name', 'You have a group with that name already.')],
  },
  groupSaveFails: {
    group: 'People',
    title: 'Groups cannot be saved or deleted',
    faults: [failWith(['addGroup', 'editGroup', 'removeGroup'], 500)],
  },
} satisfies Record<string, Scenario>
