import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import { onboardingCalls, type SignUpForm } from './onboarding.contract'
import { userApi } from './user'

type Payload<Name extends keyof typeof onboardingCalls> =
  ResponseOf<(typeof onboardingCalls)[Name]> extends { data: infer Data } ? Data : never
/** Response of a verification: a text for the user, and whether the link has expired (A-438, A-439, D-1306). */
type Verification = ResponseOf<typeof onboardingCalls.verifyUser>
type Encoded = BodyOf<typeof onboardingCalls.verifyUser>

/** Endpoints for sign-up and verification. */
export const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEmojis: build.query<Payload<'getEmojis'>, void>({
      query: () => callRequest(onboardingCalls.getEmojis),
      transformResponse: unwrapData(onboardingCalls.getEmojis),
    }),
    getInterests: build.query<Payload<'getInterests'>, void>({
      query: () => callRequest(onboardingCalls.getInterests),
      transformResponse: unwrapData(onboardingCalls.getInterests),
    }),
    getCurriculums: build.query<Payload<'getCurriculums'>, void>({
      query: () => callRequest(onboardingCalls.getCurriculums),
      transformResponse: unwrapData(onboardingCalls.getCurriculums),
    }),
    /**
     * 0 means that sign-up is closed, any other number that it is open. After a failed call, neither is known (A-425,
     * D-1305).
     */
    getSignupConfig: build.query<number, void>({
      query: () => callRequest(onboardingCalls.getSignupConfig),
      transformResponse: unwrapData(onboardingCalls.getSignupConfig),
    }),
    getYears: build.query<Payload<'getYears'>, { curriculum: string }>({
      query: ({ curriculum }) => callRequest(onboardingCalls.getYears, { params: { x: curriculum } }),
      transformResponse: unwrapData(onboardingCalls.getYears),
    }),
    getYear: build.query<Payload<'getYear'>, { name: string }>({
      query: ({ name }) => callRequest(onboardingCalls.getYear, { params: { name } }),
      transformResponse: unwrapData(onboardingCalls.getYear),
    }),
    // Responses of these checks are not cached, because availability may change at any time.
    checkUsername: build.query<Payload<'checkUsername'>, { username: string }>({
      query: ({ username }) => callRequest(onboardingCalls.checkUsername, { params: { x: username } }),
      transformResponse: unwrapData(onboardingCalls.checkUsername),
      keepUnusedDataFor: 0,
    }),
    checkEmail: build.query<Payload<'checkEmail'>, { email: string }>({
      query: ({ email }) => callRequest(onboardingCalls.checkEmail, { params: { x: email } }),
      transformResponse: unwrapData(onboardingCalls.checkEmail),
      keepUnusedDataFor: 0,
    }),
    generateUsernames: build.query<string[], { displayName: string }>({
      query: ({ displayName }) => callRequest(onboardingCalls.generateUsernames, { params: { x: displayName } }),
      transformResponse: unwrapData(onboardingCalls.generateUsernames),
      keepUnusedDataFor: 0,
    }),
    verifyCodes: build.mutation<Payload<'verifyCodes'>, BodyOf<typeof onboardingCalls.verifyCodes>>({
      query: (body) => callRequest(onboardingCalls.verifyCodes, { body }),
      transformResponse: unwrapData(onboardingCalls.verifyCodes),
    }),
    signUp: build.mutation<Payload<'signUp'>, SignUpForm>({
      query: (body) => callRequest(onboardingCalls.signUp, { body }),
      transformResponse: unwrapData(onboardingCalls.signUp),
    }),
    /** Opens the onboarding session and loads its user (A-435, D-1008). */
    setSession: build.mutation<Payload<'setSession'>, BodyOf<typeof onboardingCalls.setSession>>({
      query: (body) => callRequest(onboardingCalls.setSession, { body }),
      transformResponse: unwrapData(onboardingCalls.setSession),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) return
        void dispatch(userApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }))
      },
    }),
    verifyUser: build.mutation<Verification, Encoded>({
      query: (body) => callRequest(onboardingCalls.verifyUser, { body }),
    }),
    resendVerification: build.mutation<Verification, Encoded>({
      query: (body) => callRequest(onboardingCalls.resendVerification, { body }),
    }),
  }),
})
