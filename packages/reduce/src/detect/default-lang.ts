import { builtin, createLang, type Lang } from '@ctx/lang';

let compiled: Lang | undefined;

/** The builtin languages, compiled when they are first needed. */
export function defaultLang(): Lang {
  compiled ??= createLang(builtin);
  return compiled;
}
