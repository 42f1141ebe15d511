export const root: string;
export const node24: string;
export const isBlank: boolean;
export function say(text: string): void;
export function environment(): NodeJS.ProcessEnv;
export function install(): void;
export function runInstalled(script: string, flags: string[], args?: string[]): void;
