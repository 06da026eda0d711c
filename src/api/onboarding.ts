import { baseApi, payload, send } from './baseApi'
import type { BodyOf, ResponseOf } from './call'
import { onboardingCalls, type SignUpForm } from './onboarding.contract'
import { userApi } from './user'

type Payload<Name extends keyof typeof onboardingCalls> =
  ResponseOf<(typeof onboardingCalls)[Name]> extends { data: infer Data } ? Data : never
/** What a verification answers: a text to show, and whether the link is too old (decisions/access b2). */
type Verification = ResponseOf<typeof onboardingCalls.verifyUser>
type Encoded = BodyOf<typeof onboardingCalls.verifyUser>

/** Becoming a user (access 7). */
export const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEmojis: build.query<Payload<'getEmojis'>, void>({
      query: () => send(onboardingCalls.getEmojis),
      transformResponse: payload(onboardingCalls.getEmojis),
    }),
    getInterests: build.query<Payload<'getInterests'>, void>({
      query: () => send(onboardingCalls.getInterests),
      transformResponse: payload(onboardingCalls.getInterests),
    }),
    getCurriculums: build.query<Payload<'getCurriculums'>, void>({
      query: () => send(onboardingCalls.getCurriculums),
      transformResponse: payload(onboardingCalls.getCurriculums),
    }),
    /** 0 means closed; a failed call counts as open (decisions/access b2). */
    getSignupConfig: build.query<number, void>({
      query: () => send(onboardingCalls.getSignupConfig),
      transformResponse: payload(onboardingCalls.getSignupConfig),
    }),
    /** The years of a curriculum, by its code. */
    getYears: build.query<Payload<'getYears'>, { curriculum: string }>({
      query: ({ curriculum }) => send(onboardingCalls.getYears, { params: { x: curriculum } }),
      transformResponse: payload(onboardingCalls.getYears),
    }),
    getYear: build.query<Payload<'getYear'>, { name: string }>({
      query: ({ name }) => send(onboardingCalls.getYear, { params: { name } }),
      transformResponse: payload(onboardingCalls.getYear),
    }),
    // What was free a moment ago may be taken now, so answers of the checks are not kept.
    checkUsername: build.query<Payload<'checkUsername'>, { username: string }>({
      query: ({ username }) => send(onboardingCalls.checkUsername, { params: { x: username } }),
      transformResponse: payload(onboardingCalls.checkUsername),
      keepUnusedDataFor: 0,
    }),
    checkEmail: build.query<Payload<'checkEmail'>, { email: string }>({
      query: ({ email }) => send(onboardingCalls.checkEmail, { params: { x: email } }),
      transformResponse: payload(onboardingCalls.checkEmail),
      keepUnusedDataFor: 0,
    }),
    generateUsernames: build.query<string[], { displayName: string }>({
      query: ({ displayName }) => send(onboardingCalls.generateUsernames, { params: { x: displayName } }),
      transformResponse: payload(onboardingCalls.generateUsernames),
      keepUnusedDataFor: 0,
    }),
    verifyCodes: build.mutation<Payload<'verifyCodes'>, BodyOf<typeof onboardingCalls.verifyCodes>>({
      query: (body) => send(onboardingCalls.verifyCodes, { body }),
      transformResponse: payload(onboardingCalls.verifyCodes),
    }),
    signUp: build.mutation<Payload<'signUp'>, SignUpForm>({
      query: (body) => send(onboardingCalls.signUp, { body }),
      transformResponse: payload(onboardingCalls.signUp),
    }),
    /** Opens the onboarding session and loads the person who has it (decisions/access C-08). */
    setSession: build.mutation<Payload<'setSession'>, BodyOf<typeof onboardingCalls.setSession>>({
      query: (body) => send(onboardingCalls.setSession, { body }),
      transformResponse: payload(onboardingCalls.setSession),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined)
        if (!answer) return
        void dispatch(userApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }))
      },
    }),
    verifyUser: build.mutation<Verification, Encoded>({
      query: (body) => send(onboardingCalls.verifyUser, { body }),
    }),
    resendVerification: build.mutation<Verification, Encoded>({
      query: (body) => send(onboardingCalls.resendVerification, { body }),
    }),
  }),
})
