/** Standing orders as the server keeps them; it plays them, also while nobody looks. */
import { type OrdersInfo, get, lang, post } from '../api/client';
import type { OrderStore } from './standing.svelte';

export const ordersAt = (table: string): OrderStore => ({
  load: (seat) => get<OrdersInfo>(`/tables/${table}/orders`, { seat, lang: lang() }),
  save: (seat, orders) => post<OrdersInfo>(`/tables/${table}/orders`, { seat, orders }, { lang: lang() }),
});
