import { Message, useIntl } from '../../../i18n/index.js';
import { Pair } from '../../../ui/form/form.styles.js';
import { FormSelect, FormTextField, useFormField } from '../../../ui/form/fields.js';
import { collectionMessages, messages } from './ProjectDetails.messages.js';
import { WITH_TAG } from './projectDetailsValues.js';

/**
 * The fields for whether a project aggregates others, and which. @param logics - the available collection
 * logics
 */
export function CollectionFields({ logics }: { logics: readonly string[] }) {
  const intl = useIntl();
  const logic = useFormField<string>('collectionLogic', 'NONE').value;
  return (
    <Pair data-wide="">
      <FormSelect
        name="collectionLogic"
        label={<Message {...messages.collection} />}
        hint={logic !== 'NONE' && <Message {...messages.collectionHint} />}
        options={logics.map((word) => ({
          value: word,
          label: isKnown(word) ? intl.formatMessage(collectionMessages[word]) : word,
        }))}
      />
      {logic === WITH_TAG && (
        <FormTextField
          name="collectionTag"
          label={<Message {...messages.collectionTag} />}
          required
          autoComplete="off"
        />
      )}
    </Pair>
  );
}

function isKnown(word: string): word is keyof typeof collectionMessages {
  return Object.hasOwn(collectionMessages, word);
}
