import { isTeacher } from '@/api/audience'
import { selectMe } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import { buddyDisplayName } from '@/buddy/buddies'
import { useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import { BaseButton } from '@/ui/BaseButton'
import { Drawing, type DrawingName } from '@/ui/drawings/Drawing'
import { EmptyState } from '@/ui/EmptyState'
import styles from './EmptyBoard.module.css'

type Idea = 'explain' | 'quiz' | 'story' | 'lesson' | 'practice'

const STUDENT_IDEAS = ['explain', 'quiz', 'story'] as const satisfies Idea[]
const TEACHER_IDEAS = ['lesson', 'practice', 'explain'] as const satisfies Idea[]
const DRAWINGS: Record<Idea, DrawingName> = {
  explain: 'plant',
  quiz: 'quiz',
  practice: 'quiz',
  story: 'story',
  lesson: 'lesson',
}

/** Shown for a list without cards; suggests questions for the chat (B-069). */
export function EmptyBoard({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation()
  const me = useAppSelector(selectMe)
  const ideas = me && isTeacher(me) ? TEACHER_IDEAS : STUDENT_IDEAS
  return (
    <div className={styles.board}>
      <EmptyState
        illustration={<Buddy name={me?.buddy ?? 'T'} mood="waving" size={112} isFollowingPointer />}
        heading={t('emptyBoard.title')}
        text={t('emptyBoard.text', { buddy: buddyDisplayName(me?.buddy) })}
      />
      <div role="group" aria-label={t('emptyBoard.label')} className={styles.ideas}>
        {ideas.map((idea) => (
          <BaseButton key={idea} className={styles.idea} onPress={() => onAsk(t(`emptyBoard.ideas.${idea}Prompt`))}>
            <Drawing name={DRAWINGS[idea]} className={styles.picture} />
            <span className={styles.name}>{t(`emptyBoard.ideas.${idea}`)}</span>
          </BaseButton>
        ))}
      </div>
    </div>
  )
}
