import { Message, useIntl } from '../../../i18n/index.js';
import type { VisibleTeam } from '../../../schema/team.js';
import { MultiCombobox } from '../../../ui/fields/MultiCombobox.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { useFormField } from '../../../ui/form/fields.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { messages } from './projectForm.messages.js';

/** The teams that may see a new project, of those that the user can give it to. */
export function TeamsField({ teams }: { teams: readonly VisibleTeam[] }) {
  const intl = useIntl();
  const field = useFormField<readonly VisibleTeam[]>('accessTeams', NONE);
  const [only] = teams;

  if (!only) return <InlineNotice title={intl.formatMessage(messages.noTeam)} />;
  if (teams.length === 1) {
    return (
      <TextField
        label={<Message {...messages.teams} />}
        hint={<Message {...messages.onlyTeam} />}
        error={field.error}
        name="accessTeams"
        value={only.name}
        onValueChange={() => {}}
        isReadOnly
      />
    );
  }
  return (
    <MultiCombobox
      label={<Message {...messages.teams} />}
      hint={<Message {...messages.teamsHint} />}
      placeholder={intl.formatMessage(messages.parentSearch)}
      name="accessTeams"
      value={field.value.map(optionOf)}
      onValueChange={(options) => field.onChange(options.map(({ id, label }) => ({ uuid: id, name: label })))}
      loadOptions={(text) => {
        const wanted = text.trim().toLowerCase();
        return Promise.resolve(teams.filter(({ name }) => name.toLowerCase().includes(wanted)).map(optionOf));
      }}
      error={field.error}
      onBlur={field.onBlur}
    />
  );
}

const NONE: readonly VisibleTeam[] = [];

function optionOf({ uuid, name }: VisibleTeam) {
  return { id: uuid, label: name };
}
