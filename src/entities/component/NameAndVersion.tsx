import { name } from '../../frames/facts/field.messages.js';
import { Message } from '../../i18n/index.js';
import { FormTextField } from '../../ui/form/fields.js';
import { Pair } from '../../ui/form/form.styles.js';
import { version } from './identity.messages.js';

/** The fields `name` and `version` of a project, a component or a service, side by side. */
export function NameAndVersion() {
  return (
    <Pair data-wide="">
      <FormTextField name="name" label={<Message {...name} />} required autoComplete="off" />
      <FormTextField
        name="version"
        label={<Message {...version} />}
        isOptional
        autoComplete="off"
        spellCheck={false}
      />
    </Pair>
  );
}
