import type { IntlShape } from 'react-intl';
import { createRepository, deleteRepository, updateRepository } from '../../../api/repositories.js';
import type { Capabilities } from '../../../api/servers.js';
import { repositoriesChanged } from '../../../data/resources/changes.js';
import { REPOSITORY_NAMES } from '../../../domain/repositoryTypes.js';
import { isSameOrigin } from '../../../domain/sameOrigin.js';
import type { CrudFieldsProps, CrudFormDefinition } from '../../../frames/crud/CrudDefinition.js';
import { messages as words } from '../../../frames/crud/crudColumns.messages.js';
import { fieldWords } from '../../../frames/crud/fieldWords.js';
import { fieldTextProblem } from '../../../frames/facts/fieldTextProblem.js';
import { urlProblemText } from '../../../frames/facts/urlProblemText.js';
import type { Repository, RepositoryType } from '../../../schema/repository.js';
import { KEPT_SECRET } from '../../../ui/fields/SecretField.js';
import { FormSecretField, FormSwitchField, FormTextField } from '../../../ui/form/fields.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { messages } from './RepositoryPanel.messages.js';

/** The values of the repository form. */
export type RepositoryValues = ReturnType<typeof valuesOf>;

/** The ways in which the server signs in to repositories. */
type Rules = Pick<Capabilities, 'hasTokenSignIn' | 'hasNamedSecrets'>;

/** Returns the form that creates, changes, and deletes repositories of a type on a server. */
export function repositoryForm(
  type: RepositoryType,
  rules: Rules,
): CrudFormDefinition<Repository, RepositoryValues> {
  const name = REPOSITORY_NAMES[type];
  return {
    valuesOf,
    validate: (values, { intl, row }) => problemsOf(intl, rules, values, row),
    fields: (props) => <Fields {...props} rules={rules} />,
    create: (to, values, signal) => createRepository(to, { type, ...requestOf(values, rules) }, signal),
    update: (to, { uuid, identifier }, values, signal) =>
      updateRepository(to, { ...requestOf(values, rules), uuid, identifier }, signal),
    stale: () => repositoriesChanged(type),
    confirms: (values, { intl, row }) =>
      row?.authenticationRequired && !values.authenticationRequired
        ? {
            title: intl.formatMessage(messages.removesCredentials, { name: row.identifier }),
            text: intl.formatMessage(messages.removesCredentialsText),
            confirmLabel: intl.formatMessage(messages.saveWithout),
          }
        : undefined,
    refusals: ({ intl }) => [
      { status: 409, at: () => ({ identifier: intl.formatMessage(messages.taken, { name }) }) },
    ],
    removal: {
      label: messages.remove,
      remove: (to, { uuid }, signal) => deleteRepository(to, uuid, signal),
      consequences: (_, intl) => intl.formatMessage(messages.consequences, { name }),
    },
  };
}

function valuesOf(repository: Repository | undefined) {
  return {
    identifier: repository?.identifier ?? '',
    url: repository?.url ?? '',
    enabled: repository?.enabled ?? true,
    internal: repository?.internal ?? false,
    authenticationRequired: repository?.authenticationRequired ?? false,
    username: repository?.username ?? '',
    password: KEPT_SECRET,
    // Servers that store named secrets send and accept the name of a secret in place of the password.
    secretName: repository?.password ?? '',
  };
}

/**
 * Returns the problems with values that the server would reject or that would have no effect. Stored values
 * are not checked.
 */
function problemsOf(
  intl: IntlShape,
  { hasTokenSignIn, hasNamedSecrets }: Rules,
  { identifier, url, authenticationRequired, username, password, secretName }: RepositoryValues,
  row: Repository | undefined,
): FormErrors<RepositoryValues> {
  const needed = (text: string) => fieldTextProblem(intl, text, true);
  const hasPassword = password.kind === 'replace' || isPasswordKept(row, url);
  return {
    identifier: needed(identifier),
    url: needed(url) ?? (url === row?.url ? undefined : urlProblemText(intl, url, { hasFields: true })),
    ...(authenticationRequired && {
      username: fieldTextProblem(intl, username, !hasTokenSignIn),
      secretName: hasNamedSecrets && needed(secretName),
      password: !hasNamedSecrets && !hasPassword && needed(''),
    }),
  };
}

/**
 * Returns true when the stored password stays in use. A password stored for one host is not sent to another.
 */
function isPasswordKept(row: Repository | undefined, url: string): boolean {
  return row?.authenticationRequired === true && isSameOrigin(row.url, url);
}

function requestOf({ password, secretName, ...values }: RepositoryValues, { hasNamedSecrets }: Rules) {
  const typed = password.kind === 'replace' ? password.secret : undefined;
  return {
    ...values,
    identifier: values.identifier.trim(),
    url: values.url.trim(),
    username: (values.authenticationRequired && values.username.trim()) || undefined,
    password: values.authenticationRequired ? (hasNamedSecrets ? secretName.trim() : typed) : undefined,
  };
}

function Fields(props: CrudFieldsProps<Repository, RepositoryValues> & { rules: Rules }) {
  const { row, form } = props;
  const isChange = row !== undefined;
  // Text entered while the repository is being created could no longer be saved.
  const isFixed = isChange || form.isSubmitting;
  const identifier = fieldWords(messages.identifier, isChange && messages.identifierFixed);
  return (
    <>
      <FormTextField {...identifier} name="identifier" isReadOnly={isFixed} autoComplete="off" />
      <FormTextField {...fieldWords(messages.url)} name="url" type="url" />
      <FormSwitchField {...fieldWords(words.enabled, messages.enabledHint)} name="enabled" />
      <FormSwitchField {...fieldWords(messages.internal, messages.internalHint)} name="internal" />
      <FormSwitchField {...fieldWords(messages.authenticationRequired)} name="authenticationRequired" />
      {form.values.authenticationRequired && <Credentials {...props} />}
    </>
  );
}

function Credentials({ row, form, rules }: Parameters<typeof Fields>[0]) {
  const { hasTokenSignIn, hasNamedSecrets } = rules;
  const isStored = row?.authenticationRequired === true;
  const isKept = isPasswordKept(row, form.values.url);
  const kept = isKept ? messages.passwordKept : messages.passwordElsewhere;
  const username = fieldWords(messages.username, hasTokenSignIn && messages.usernameHint);
  const password = fieldWords(messages.password, isStored && kept);
  const isSet = isKept ? undefined : false;
  return (
    <>
      <FormTextField {...username} name="username" isOptional={hasTokenSignIn} autoComplete="off" />
      {hasNamedSecrets ? (
        <FormTextField
          {...fieldWords(messages.secret, messages.secretHint)}
          name="secretName"
          autoComplete="off"
        />
      ) : (
        <FormSecretField {...password} name="password" isSet={isSet} canRemove={false} />
      )}
    </>
  );
}
