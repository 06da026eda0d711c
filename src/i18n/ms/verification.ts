import type { texts as en } from '../en/verification'

export const texts: typeof en = {
  verification: {
    done: 'E-mel anda telah disahkan. Anda boleh log masuk sekarang.',
    sent: 'Pautan pengesahan baharu telah dihantar.',
    invalid: 'Pautan pengesahan ini tidak sah.',
    incomplete: 'Pautan pengesahan ini tidak lengkap. Sila buka keseluruhan pautan daripada e-mel anda.',
    resend: 'Hantar Semula Pautan Pengesahan',
    check: 'Semak pautan sekali lagi',
    unchecked: 'Pautan pengesahan anda tidak dapat disemak.',
    unsent: 'Pautan pengesahan tidak dapat dihantar.',
  },
}
