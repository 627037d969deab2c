/** Requests to our own server. Types come from its OpenAPI description (npm run types). */
import type { components } from './schema';
import { language } from '../words/words.svelte';

type Schemas = components['schemas'];
export type Me = Schemas['Me'];
export type DeviceInfo = Schemas['DeviceInfo'];
export type PasskeyInfo = Schemas['PasskeyInfo'];
export type PasskeyUse = Schemas['PasskeyUse'];
export type TokenInfo = Schemas['TokenInfo'];
export type NewToken = Schemas['NewToken'];
export type ProfileInfo = Schemas['Profile'];
export type RatingInfo = Schemas['RatingInfo'];
export type RecordInfo = Schemas['RecordInfo'];
export type CurvePoint = Schemas['CurvePoint'];
export type PlayedGame = Schemas['PlayedGame'];
export type HowPlayed = Schemas['HowPlayed'];
export type LadderInfo = Schemas['LadderInfo'];
export type MyPeople = Schemas['MyPeople'];
export type AddressInfo = Schemas['AddressInfo'];
export type QrInfo = Schemas['QrInfo'];
export type TitleInfo = Schemas['TitleInfo'];
export type OptionForm = Schemas['OptionForm'];
export type TableInfo = Schemas['TableInfo'];
export type TableDetail = Schemas['TableDetail'];
export type SeatInfo = Schemas['SeatInfo'];
export type NewTable = Schemas['NewTable'];
export type WantedSeat = Schemas['WantedSeat'];
export type LogEntry = Schemas['LogEntry'];
export type Choice = Schemas['Choice'];
export type Hint = Schemas['Hint'];
export type HintOption = Schemas['HintOption'];
export type CoachInfo = Schemas['CoachInfo'];
export type CoachWord = Schemas['CoachWord'];
export type Orders = Schemas['Orders'];
export type BidOrder = Schemas['BidOrder'];
export type OrdersInfo = Schemas['OrdersInfo'];
export type NoticesInfo = Schemas['NoticesInfo'];
export type ChannelInfo = Schemas['ChannelInfo'];
export type TournamentInfo = Schemas['TournamentInfo'];
export type TournamentDetail = Schemas['TournamentDetail'];
export type NewTournament = Schemas['NewTournament'];
export type Wishes = Schemas['Wishes'];

/** What the server refused, in words that say what to do. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rules: string[],
    readonly status: number,
  ) {
    super(message);
  }
}

async function answered(response: Response): Promise<unknown> {
  const json = (response.headers.get('content-type') ?? '').includes('json');
  if (response.ok) return json ? response.json() : response.text();
  const error = json ? ((await response.json()) as Schemas['ErrorBody']).error : null;
  throw new Refused(
    error?.code ?? 'fault',
    error?.message ?? response.statusText,
    error?.rules ?? [],
    response.status,
  );
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    // What the server refuses it says in this language.
    const headers = { ...init.headers, 'accept-language': language() };
    response = await fetch(`/api/v1${path}`, { ...init, headers });
  } catch {
    throw new Refused('offline', '', [], 0);
  }
  return answered(response);
}

type Query = Record<string, string | number | null | undefined>;

function address(path: string, query: Query): string {
  const parts = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(parts.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

export async function get<T>(path: string, query: Query = {}): Promise<T> {
  return (await send(address(path, query), {})) as T;
}

export async function post<T>(path: string, body: unknown = {}, query: Query = {}): Promise<T> {
  return (await send(address(path, query), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })) as T;
}

/** The language as the server's questions want it. */
export const lang = () => language();
