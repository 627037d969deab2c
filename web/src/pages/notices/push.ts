/** This browser's push subscription: asked for by a click, never by itself. */
import { type ChannelInfo, post } from '../../api/client';
import { remember, remembered } from '../../words/words.svelte';

const KEPT = 'delos.push';

export const canPush = () =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in window;

/** The channel that belongs to this browser, as the server calls it. */
export const ownChannel = () => remembered(KEPT);

export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(new ArrayBuffer(text.length));
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Whether the person allowed it. */
export async function subscribe(serverKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.register('/push.js');
  await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) };
  const found = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe(options));
  const { endpoint, keys } = found.toJSON();
  const made = await post<ChannelInfo>('/me/notices/push', { endpoint, keys });
  remember(KEPT, made.id);
  return true;
}

export async function unsubscribe() {
  const worker = await navigator.serviceWorker.getRegistration('/push.js');
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  remember(KEPT, '');
}
