import type { Notice } from 'bomdeck';
import type { Toasts } from 'bomdeck/ui';

/** Returns a function that shows notices of widgets as toasts. */
export function notifierOf(toasts: Toasts): (notice: Notice) => void {
  return ({ id, kind, title, detail, action, secondAction }) => {
    const actions = [action, secondAction].filter((one) => one !== undefined);
    toasts.show({
      id,
      tone: kind === 'failure' ? 'danger' : kind,
      title,
      description: detail,
      actions: actions.map(({ label, run }) => ({ label, onSelect: run })),
    });
  };
}
