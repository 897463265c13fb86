import { createContext } from 'react';
import type { ViolationDraft } from '../../../domain/policy/violationDraft.js';
import { DraftStore } from '../../../ui/form/DraftStore.js';

/** Decisions about the violations of a list that were typed and not saved, by the UUID of the violation. */
export const ViolationDraftsContext = createContext(new DraftStore<ViolationDraft>());
