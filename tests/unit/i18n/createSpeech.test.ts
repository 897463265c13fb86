import { describe, expect, it, vi } from 'vitest';
import { createSpeech } from '../../../src/i18n/createSpeech.js';

const group = (messages: Record<string, string>) => ({ de: vi.fn(async () => ({ messages })) });

describe('the words of a language', () => {
  it('are those of the groups that code has told of, each loaded once', async () => {
    const groups = { shared: group({ close: 'Schließen' }), list: group({ next: 'Weiter' }) };
    const speech = createSpeech(groups);
    expect(speech.soFar('de')).toBeUndefined();

    await Promise.all([speech.load('de'), speech.load('de')]);

    expect(speech.soFar('de')).toEqual({
      messages: { close: 'Schließen', next: 'Weiter' },
      isComplete: true,
    });
    expect(groups.shared.de).toHaveBeenCalledOnce();
  });

  it('grow with what is imported later, in the languages in use', async () => {
    const groups: Record<string, ReturnType<typeof group>> = { shared: group({ close: 'Schließen' }) };
    const speech = createSpeech(groups);
    const messages = await speech.load('de');

    groups.audit = group({ save: 'Speichern' });
    speech.loadMore();
    expect(speech.soFar('de')!.isComplete).toBe(false);
    await speech.settled();

    expect(speech.soFar('de')!.isComplete).toBe(true);
    expect(messages).toEqual({ close: 'Schließen', save: 'Speichern' });
  });

  it('may be asked for ahead, before code has told of them', async () => {
    const groups: Record<string, ReturnType<typeof group>> = {};
    const speech = createSpeech(groups);
    const ahead = group({ save: 'Speichern' });
    await speech.load('de', { audit: ahead });

    groups.audit = ahead;

    expect(speech.soFar('de')).toEqual({ messages: { save: 'Speichern' }, isComplete: true });
  });

  it('are asked for again where they did not come, and nothing waits for them for ever', async () => {
    const flaky = { de: vi.fn<() => Promise<{ messages: Record<string, string> }>>() };
    flaky.de.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ messages: { next: 'Weiter' } });
    const speech = createSpeech({ list: flaky });

    await expect(speech.load('de')).rejects.toThrow('offline');
    await speech.settled();
    expect(speech.soFar('de')).toEqual({ messages: {}, isComplete: false });

    await speech.load('de');
    expect(speech.soFar('de')).toEqual({ messages: { next: 'Weiter' }, isComplete: true });
  });

  it('are complete without any in a language that a group does not have', async () => {
    const speech = createSpeech({ list: group({ next: 'Weiter' }) });

    expect(await speech.load('fr')).toEqual({});
    expect(speech.soFar('fr')!.isComplete).toBe(true);
  });
});
