import { useEffect, useRef } from 'react';
import type { BomTarget } from '../../../api/boms.js';
import { isAbort } from '../../../api/errors.js';
import { bomsProcessed } from '../../../data/resources/changes.js';
import { useSaveMany, type ManyOutcome } from '../../../data/useSaveMany.js';
import { normalizeTag } from '../../../domain/normalizeTag.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import type { RowSending, SentBom } from './bomBatch.js';
import type { BomUploadManyDialogProps, ProcessedBom } from './BomUploadManyDialog.js';
import { messages } from './BomUploadManyDialog.messages.js';
import { sendBom } from './sendBom.js';

/** The parts of a row that are sent, as they were when the user sent it. */
export interface SendItem {
  readonly id: string;
  readonly file: File;
  readonly target: BomTarget;
  readonly name: string;
  readonly version: string | undefined;
  readonly sent?: SentBom;
}

/**
 * Sends files, four at a time, and follows each until the server has processed it. Continues after the view
 * is unmounted, and then ends with a notice.
 * @param setSending - called with the ID of a row at each step of its upload
 */
export function useBomSending(
  setSending: (id: string, sending: RowSending) => void,
  onBomsProcessed: BomUploadManyDialogProps['onBomsProcessed'],
) {
  const { api, auth, can } = useHost();
  const intl = useIntl();
  const uploads = useRef(new Map<string, AbortController>());
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const known = useRef(new Map<string, string>());
  const many = useSaveMany<SendItem, SentBom>({
    save: async ({ id, ...item }, opened) => {
      const controller = new AbortController();
      const { signal } = controller;
      uploads.current.set(id, controller);
      try {
        const end = await sendBom(api, {
          ...item,
          can,
          signal,
          onStep: (step) => {
            // Files that the server has received cannot be stopped.
            if (step.step === 'processing') {
              uploads.current.delete(id);
              // The project and its tags exist before the server reads the file.
              opened?.();
            }
            setSending(id, step);
          },
          onUnauthorized: () => tellHost(() => auth.onUnauthorized?.()),
        });
        if (end.projectId !== undefined) known.current.set(id, end.projectId);
        setSending(id, { step: 'ended', end });
        return end;
      } catch (error) {
        setSending(id, sendingAfter(error));
        throw error;
      } finally {
        uploads.current.delete(id);
      }
    },
    sharedBy: ({ target }) => ('projectName' in target ? (target.tags ?? []).map(normalizeTag) : []),
    stale: (items) => bomsProcessed(items.flatMap(({ id }) => known.current.get(id) ?? [])),
    notice: (outcome) => {
      if (isShown.current) return undefined;
      const { imported, others } = countsOf(outcome);
      return {
        kind: others > 0 ? 'failure' : 'success',
        title: intl.formatMessage(messages.processed, { count: imported }),
        detail: others > 0 ? intl.formatMessage(messages.left, { count: others }) : undefined,
      };
    },
    saved: (outcome) => {
      // Those that were not tried: it was stopped, or the session ended.
      for (const { item, error } of outcome.refused) setSending(item.id, sendingAfter(error));
      for (const { id } of outcome.left) setSending(id, { step: 'stopped', isUntried: true });
      const boms = outcome.done.map(({ item, result }): ProcessedBom => ({
        fileName: item.file.name,
        name: item.name,
        version: item.version,
        projectId: result.projectId,
        token: result.token,
        status: result.status,
      }));
      if (boms.length > 0) onBomsProcessed?.({ boms });
    },
  });

  const stop = () => {
    many.stop();
    for (const controller of uploads.current.values()) controller.abort();
  };
  return { many, stop };
}

function sendingAfter(error: unknown): RowSending {
  return isAbort(error) ? { step: 'stopped' } : { step: 'failed', error };
}

function countsOf({ total, done }: ManyOutcome<SendItem, SentBom>) {
  const imported = done.filter(({ result }) => result.status !== 'notImported').length;
  return { imported, others: total - imported };
}
