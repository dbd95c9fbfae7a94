/** `ctx sessions`: conversations that were kept. Each action is a module of its own, loaded when it is asked for. */
import { findAction } from '../find-action.js';
import { sessionsGroup } from '../tables/sessions.js';

interface ActionModule {
  execute(argv: readonly string[]): Promise<number>;
}

type ActionName = (typeof sessionsGroup.actions)[number]['name'];

const load: Readonly<Record<ActionName, () => Promise<ActionModule>>> = {
  'sessions list': () => import('./sessions/list.js'),
  'sessions show': () => import('./sessions/show.js'),
  'sessions export': () => import('./sessions/export.js'),
  'sessions fork': () => import('./sessions/fork.js'),
  'sessions delete': () => import('./sessions/delete.js'),
  'sessions import': () => import('./sessions/import.js'),
};

export async function execute([word, ...rest]: readonly string[]): Promise<number> {
  const { name } = findAction(sessionsGroup, word);
  return (await load[name as ActionName]()).execute(rest);
}
