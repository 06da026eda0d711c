import { isTeacher } from '@/api/audience'
import { skipToken } from '@reduxjs/toolkit/query'
import { useFormContext, useWatch } from 'react-hook-form'
import { onboardingApi } from '@/api/onboarding'
import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import { useFormField } from '@/i18n/useFormField'
import { ChoiceFailed } from '@/ui/ChoiceFailed'
import { RadioTiles } from '@/ui/RadioTiles'
import { SelectField } from '@/ui/SelectField'
import { Skeleton } from '@/ui/Skeleton'
import { type AccountValues, valuesOf } from './accountValues'

/** Fields for the curriculum and, except for teachers, the year. */
export function SchoolFields({ me }: { me: CurrentUser }) {
  return (
    <>
      <CurriculumField me={me} />
      {isTeacher(me) ? null : <YearField me={me} />}
    </>
  )
}

/** Another curriculum clears the year. Choosing the account's own curriculum again restores the account's year. */
function CurriculumField({ me }: { me: CurrentUser }) {
  const { t } = useTranslation()
  const { setValue, clearErrors } = useFormContext<AccountValues>()
  const { ref, ...field } = useFormField<AccountValues>('curriculum')
  const { data: curriculums, isError, isFetching, refetch } = onboardingApi.useGetCurriculumsQuery()
  const label = t('account.curriculum.type')
  if (isError && !isFetching) {
    return (
      <ChoiceFailed
        message={`${label}: ${t('account.curriculum.listFailed')}`}
        retryLabel={t('account.retry')}
        onRetry={() => void refetch()}
        buttonRef={ref}
      />
    )
  }
  if (!curriculums) return <Skeleton height="80px" radius="m" />
  const choose = (code: string) => {
    if (code === field.value) return
    const loaded = valuesOf(me)
    field.onChange(code)
    setValue('year', code === loaded.curriculum ? loaded.year : '')
    clearErrors('year')
  }
  return (
    <RadioTiles
      label={label}
      tiles={curriculums.map(({ code, name }) => ({ value: code, label: name }))}
      {...field}
      onChange={choose}
      inputRef={ref}
    />
  )
}

function YearField({ me }: { me: CurrentUser }) {
  const { t } = useTranslation()
  const { ref, ...field } = useFormField<AccountValues>('year')
  const curriculum = useWatch<AccountValues, 'curriculum'>({ name: 'curriculum' })
  const query = onboardingApi.useGetYearsQuery(curriculum ? { curriculum } : skipToken)
  const { currentData: years, isError, isFetching, refetch } = query
  const label = t('account.curriculum.year')
  if (isError && !isFetching) {
    return (
      <ChoiceFailed
        message={`${label}: ${t('account.curriculum.listFailed')}`}
        retryLabel={t('account.retry')}
        onRetry={() => void refetch()}
        buttonRef={ref}
      />
    )
  }
  // Until the list of years has loaded, the only option is the account's year.
  const known = years ?? (me.year && curriculum === me.curriculum?.code ? [me.year] : [])
  const isKnown = known.some(({ id }) => String(id) === field.value)
  return (
    <SelectField
      label={label}
      name="year"
      options={[
        { value: '', label: t(years ? 'account.curriculum.chooseYear' : 'account.loading') },
        ...known.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      {...field}
      value={isKnown ? field.value : ''}
      selectRef={ref}
    />
  )
}
