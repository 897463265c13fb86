import { Message } from 'bomdeck/i18n';
import { ErrorState } from 'bomdeck/ui';
import { messages } from './session.messages.js';

/** The server would not say what the user may do. Nothing can be shown without knowing. */
export function PermissionProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main>
      <ErrorState
        title={<Message {...messages.permissionProblem} />}
        onRetry={onRetry}
        details={error instanceof Error ? error.message : String(error)}
        headingLevel={2}
      />
    </main>
  );
}
