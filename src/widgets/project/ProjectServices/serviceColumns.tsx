import { safeUrl } from '../../../domain/externalUrls.js';
import { TextSpan, useIntl } from '../../../i18n/index.js';
import { textColumn } from '../../../frames/list/columns.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { textOf, type ListMessage } from '../../../frames/list/listText.js';
import { ServiceLink } from '../../../entities/service/ServiceLink.js';
import { dataText } from '../../../entities/service/serviceText.js';
import type { Service } from '../../../schema/service.js';
import { Badge, type BadgeProps } from '../../../ui/controls/Badge.js';
import { IconButton } from '../../../ui/controls/IconButton.js';
import { Link } from '../../../ui/controls/Link.js';
import { Dash, TextLine, Note, PhoneOnly, SecondLine, TwoLines } from '../../../ui/table/cell.styles.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { messages } from './ProjectServices.messages.js';

/**
 * The columns of the list, named after the fields of the server, so that what people chose before stays.
 * @param onEdit - opens the form of a service; absent: the user changes nothing
 */
export function serviceColumns(
  onEdit: ((service: Service) => void) | undefined,
): readonly ListColumn<Service>[] {
  if (!onEdit) return SERVICE_COLUMNS;
  return [
    ...SERVICE_COLUMNS,
    {
      id: 'edit',
      header: messages.columnEdit,
      isHeaderHidden: true,
      width: 48,
      canHide: false,
      cardSlot: 'thirdEnd',
      cell: (service, intl) => (
        <IconButton
          icon="edit"
          size="small"
          label={intl.formatMessage(messages.edit, { name: service.name })}
          onClick={() => onEdit(service)}
        />
      ),
    },
  ];
}

const SERVICE_COLUMNS: readonly ListColumn<Service>[] = [
  {
    id: 'name',
    header: messages.columnName,
    width: 150,
    grow: 2,
    canHide: false,
    cardSlot: 'title',
    cell: (service) => (
      <TwoLines>
        <ServiceLink service={service} />
        <PhoneOnly data-line="">
          <SecondLine>
            <bdi>{service.group}</bdi>
          </SecondLine>
        </PhoneOnly>
      </TwoLines>
    ),
    exported: ({ name }) => name,
  },
  textColumn({
    id: 'version',
    header: messages.columnVersion,
    width: 80,
    cardSlot: 'titleEnd',
    isTechnical: true,
    textOf: ({ version }) => version,
  }),
  textColumn({
    id: 'group',
    header: messages.columnGroup,
    width: 130,
    foldBelow: 1280,
    textOf: ({ group }) => group,
  }),
  {
    id: 'endpoints',
    header: messages.columnEndpoints,
    width: 180,
    grow: 3,
    cardSlot: 'second',
    cell: ({ endpoints = [] }) => <Endpoints endpoints={endpoints} />,
    exported: ({ endpoints }) => endpoints,
  },
  textColumn({
    id: 'data',
    header: messages.columnData,
    width: 150,
    grow: 2,
    foldBelow: 900,
    cardSlot: 'third',
    textOf: ({ data = [] }, intl) =>
      intl.formatList(
        data.map((each) => dataText(intl, each)),
        { type: 'unit' },
      ),
    exported: ({ data = [] }, intl) => data.map((each) => dataText(intl, each)),
  }),
  textColumn({
    id: 'provider',
    header: messages.columnProvider,
    width: 120,
    grow: 1,
    foldBelow: 1160,
    textOf: ({ provider }) => provider?.name,
  }),
  answerColumn(
    'authenticated',
    messages.columnAuthentication,
    { yes: messages.authenticated, no: messages.notAuthenticated },
    { yes: 'success', no: 'warning' },
  ),
  answerColumn(
    'crossesTrustBoundary',
    messages.columnBoundary,
    { yes: messages.boundary, no: messages.noBoundary },
    { yes: 'warning', no: 'neutral' },
  ),
  textColumn({
    id: 'description',
    header: messages.columnDescription,
    width: 220,
    grow: 2,
    isHiddenByDefault: true,
    textOf: ({ description }) => description,
  }),
];

/** Yes, no, or not stated: three answers that mean different things, each in words. */
function answerColumn(
  id: 'authenticated' | 'crossesTrustBoundary',
  header: ListMessage,
  words: Record<'yes' | 'no', ListMessage>,
  tones: Record<'yes' | 'no', BadgeProps['tone']>,
): ListColumn<Service> {
  return {
    id,
    header,
    width: id === 'authenticated' ? 140 : 168,
    cardSlot: id === 'authenticated' ? 'secondEnd' : undefined,
    cell: ({ [id]: answer }, intl) =>
      typeof answer === 'boolean' ? (
        <Badge tone={tones[answer ? 'yes' : 'no']} title={textOf(intl, words[answer ? 'yes' : 'no'])}>
          <TextLine>{textOf(intl, words[answer ? 'yes' : 'no'])}</TextLine>
        </Badge>
      ) : (
        <Note>
          {/* A block has no heads. */}
          <PhoneOnly>
            <TextSpan>
              {textOf(intl, header)}
              {': '}
            </TextSpan>
          </PhoneOnly>
          <TextSpan>{intl.formatMessage(messages.notStated)}</TextSpan>
        </Note>
      ),
    exported: [{ id, header: words.yes, value: ({ [id]: answer }) => answer }],
  };
}

/** The first address, as a link where a browser may follow it, and how many more there are. */
function Endpoints({ endpoints }: { endpoints: readonly string[] }) {
  const intl = useIntl();
  const [first] = endpoints;
  if (first === undefined) {
    return (
      <>
        <span aria-hidden>
          <Dash />
        </span>
        <VisuallyHidden>{intl.formatMessage(messages.notStated)}</VisuallyHidden>
      </>
    );
  }
  const href = safeUrl(first);
  const words = <bdi dir="ltr">{first}</bdi>;
  return (
    <TwoLines>
      <TextLine title={first}>
        {href ? (
          <Link href={href} isExternal variant="quiet">
            {words}
          </Link>
        ) : (
          words
        )}
      </TextLine>
      {endpoints.length > 1 && (
        <SecondLine>{intl.formatMessage(messages.moreEndpoints, { count: endpoints.length - 1 })}</SecondLine>
      )}
    </TwoLines>
  );
}
