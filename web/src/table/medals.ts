/** Pictures of a title's own kinds of things: it registers them when it is loaded. */
import type { Component } from 'svelte';

export const medals = new Map<string, Component<{ token: string; size?: number; label?: string }>>();

export const hasMedal = (token: string) => medals.has(token.slice(0, token.indexOf(':')));
