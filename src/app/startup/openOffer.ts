import type { RegisteredRouter } from '@tanstack/react-router'
import type { AppThunk } from '@/store/rootReducer'
import type { Snackbar } from '@/store/snackbarsSlice'
import { openMadeCard } from './openMadeCard'
import { openPage } from './openPage'

type Offer = Extract<Snackbar['action'], { name: 'openPage' | 'openMadeCard' }>

/** Opens the page or card that a live event has offered to a busy tab (D-0917). */
export const openOffer =
  (router: RegisteredRouter, offer: Offer): AppThunk =>
  (dispatch) => {
    dispatch(offer.name === 'openPage' ? openPage(router, offer.page) : openMadeCard(router, offer.card))
  }
