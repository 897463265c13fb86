import { defineMessage } from 'react-intl';

/** What the values of the factors of the OWASP Risk Rating Methodology mean, in our own words after its steps 2 and 3. */
// Not shared: terms of a standard; translators take them from its published translations.
export const messages = {
  SL1: defineMessage({
    id: 'owaspLevel.SL1',
    defaultMessage: 'No technical skills',
    description: 'What the value 1 of the OWASP factor SL means; shown below the chosen value',
  }),
  SL3: defineMessage({
    id: 'owaspLevel.SL3',
    defaultMessage: 'Some technical skills',
    description: 'What the value 3 of the OWASP factor SL means; shown below the chosen value',
  }),
  SL5: defineMessage({
    id: 'owaspLevel.SL5',
    defaultMessage: 'Advanced computer user',
    description: 'What the value 5 of the OWASP factor SL means; shown below the chosen value',
  }),
  SL6: defineMessage({
    id: 'owaspLevel.SL6',
    defaultMessage: 'Knows networks and programming',
    description: 'What the value 6 of the OWASP factor SL means; shown below the chosen value',
  }),
  SL9: defineMessage({
    id: 'owaspLevel.SL9',
    defaultMessage: 'Knows how to break into systems',
    description: 'What the value 9 of the OWASP factor SL means; shown below the chosen value',
  }),
  M1: defineMessage({
    id: 'owaspLevel.M1',
    defaultMessage: 'Little or no reward',
    description: 'What the value 1 of the OWASP factor M means; shown below the chosen value',
  }),
  M4: defineMessage({
    id: 'owaspLevel.M4',
    defaultMessage: 'Possible reward',
    description: 'What the value 4 of the OWASP factor M means; shown below the chosen value',
  }),
  M9: defineMessage({
    id: 'owaspLevel.M9',
    defaultMessage: 'High reward',
    description: 'What the value 9 of the OWASP factor M means; shown below the chosen value',
  }),
  O0: defineMessage({
    id: 'owaspLevel.O0',
    defaultMessage: 'Full access or expensive means needed',
    description: 'What the value 0 of the OWASP factor O means; shown below the chosen value',
  }),
  O4: defineMessage({
    id: 'owaspLevel.O4',
    defaultMessage: 'Special access or means needed',
    description: 'What the value 4 of the OWASP factor O means; shown below the chosen value',
  }),
  O7: defineMessage({
    id: 'owaspLevel.O7',
    defaultMessage: 'Some access or means needed',
    description: 'What the value 7 of the OWASP factor O means; shown below the chosen value',
  }),
  O9: defineMessage({
    id: 'owaspLevel.O9',
    defaultMessage: 'No access or means needed',
    description: 'What the value 9 of the OWASP factor O means; shown below the chosen value',
  }),
  S2: defineMessage({
    id: 'owaspLevel.S2',
    defaultMessage: 'Developers or system administrators',
    description: 'What the value 2 of the OWASP factor S means; shown below the chosen value',
  }),
  S4: defineMessage({
    id: 'owaspLevel.S4',
    defaultMessage: 'Users of the intranet',
    description: 'What the value 4 of the OWASP factor S means; shown below the chosen value',
  }),
  S5: defineMessage({
    id: 'owaspLevel.S5',
    defaultMessage: 'Partners',
    description: 'What the value 5 of the OWASP factor S means; shown below the chosen value',
  }),
  S6: defineMessage({
    id: 'owaspLevel.S6',
    defaultMessage: 'Users who are signed in',
    description: 'What the value 6 of the OWASP factor S means; shown below the chosen value',
  }),
  S9: defineMessage({
    id: 'owaspLevel.S9',
    defaultMessage: 'Anonymous users of the Internet',
    description: 'What the value 9 of the OWASP factor S means; shown below the chosen value',
  }),
  ED1: defineMessage({
    id: 'owaspLevel.ED1',
    defaultMessage: 'Practically impossible to find',
    description: 'What the value 1 of the OWASP factor ED means; shown below the chosen value',
  }),
  ED3: defineMessage({
    id: 'owaspLevel.ED3',
    defaultMessage: 'Hard to find',
    description: 'What the value 3 of the OWASP factor ED means; shown below the chosen value',
  }),
  ED7: defineMessage({
    id: 'owaspLevel.ED7',
    defaultMessage: 'Easy to find',
    description: 'What the value 7 of the OWASP factor ED means; shown below the chosen value',
  }),
  ED9: defineMessage({
    id: 'owaspLevel.ED9',
    defaultMessage: 'Found by automated tools',
    description: 'What the value 9 of the OWASP factor ED means; shown below the chosen value',
  }),
  EE1: defineMessage({
    id: 'owaspLevel.EE1',
    defaultMessage: 'In theory only',
    description: 'What the value 1 of the OWASP factor EE means; shown below the chosen value',
  }),
  EE3: defineMessage({
    id: 'owaspLevel.EE3',
    defaultMessage: 'Hard to exploit',
    description: 'What the value 3 of the OWASP factor EE means; shown below the chosen value',
  }),
  EE5: defineMessage({
    id: 'owaspLevel.EE5',
    defaultMessage: 'Easy to exploit',
    description: 'What the value 5 of the OWASP factor EE means; shown below the chosen value',
  }),
  EE9: defineMessage({
    id: 'owaspLevel.EE9',
    defaultMessage: 'Exploited by automated tools',
    description: 'What the value 9 of the OWASP factor EE means; shown below the chosen value',
  }),
  A1: defineMessage({
    id: 'owaspLevel.A1',
    defaultMessage: 'Unknown',
    description: 'What the value 1 of the OWASP factor A means; shown below the chosen value',
  }),
  A4: defineMessage({
    id: 'owaspLevel.A4',
    defaultMessage: 'Hidden',
    description: 'What the value 4 of the OWASP factor A means; shown below the chosen value',
  }),
  A6: defineMessage({
    id: 'owaspLevel.A6',
    defaultMessage: 'Obvious',
    description: 'What the value 6 of the OWASP factor A means; shown below the chosen value',
  }),
  A9: defineMessage({
    id: 'owaspLevel.A9',
    defaultMessage: 'Known to the public',
    description: 'What the value 9 of the OWASP factor A means; shown below the chosen value',
  }),
  ID1: defineMessage({
    id: 'owaspLevel.ID1',
    defaultMessage: 'Detected by the application itself',
    description: 'What the value 1 of the OWASP factor ID means; shown below the chosen value',
  }),
  ID3: defineMessage({
    id: 'owaspLevel.ID3',
    defaultMessage: 'Logged, and the logs are reviewed',
    description: 'What the value 3 of the OWASP factor ID means; shown below the chosen value',
  }),
  ID8: defineMessage({
    id: 'owaspLevel.ID8',
    defaultMessage: 'Logged, but nobody reviews it',
    description: 'What the value 8 of the OWASP factor ID means; shown below the chosen value',
  }),
  ID9: defineMessage({
    id: 'owaspLevel.ID9',
    defaultMessage: 'Not logged',
    description: 'What the value 9 of the OWASP factor ID means; shown below the chosen value',
  }),
  LC2: defineMessage({
    id: 'owaspLevel.LC2',
    defaultMessage: 'Few data, not sensitive',
    description: 'What the value 2 of the OWASP factor LC means; shown below the chosen value',
  }),
  LC6: defineMessage({
    id: 'owaspLevel.LC6',
    defaultMessage: 'Few critical data, or many that are not sensitive',
    description: 'What the value 6 of the OWASP factor LC means; shown below the chosen value',
  }),
  LC7: defineMessage({
    id: 'owaspLevel.LC7',
    defaultMessage: 'Many critical data',
    description: 'What the value 7 of the OWASP factor LC means; shown below the chosen value',
  }),
  LC9: defineMessage({
    id: 'owaspLevel.LC9',
    defaultMessage: 'All data disclosed',
    description: 'What the value 9 of the OWASP factor LC means; shown below the chosen value',
  }),
  LI1: defineMessage({
    id: 'owaspLevel.LI1',
    defaultMessage: 'Few data, slightly corrupted',
    description: 'What the value 1 of the OWASP factor LI means; shown below the chosen value',
  }),
  LI3: defineMessage({
    id: 'owaspLevel.LI3',
    defaultMessage: 'Few data, seriously corrupted',
    description: 'What the value 3 of the OWASP factor LI means; shown below the chosen value',
  }),
  LI5: defineMessage({
    id: 'owaspLevel.LI5',
    defaultMessage: 'Many data, slightly corrupted',
    description: 'What the value 5 of the OWASP factor LI means; shown below the chosen value',
  }),
  LI7: defineMessage({
    id: 'owaspLevel.LI7',
    defaultMessage: 'Many data, seriously corrupted',
    description: 'What the value 7 of the OWASP factor LI means; shown below the chosen value',
  }),
  LI9: defineMessage({
    id: 'owaspLevel.LI9',
    defaultMessage: 'All data corrupted altogether',
    description: 'What the value 9 of the OWASP factor LI means; shown below the chosen value',
  }),
  LAV1: defineMessage({
    id: 'owaspLevel.LAV1',
    defaultMessage: 'Few secondary services interrupted',
    description: 'What the value 1 of the OWASP factor LAV means; shown below the chosen value',
  }),
  LAV5: defineMessage({
    id: 'owaspLevel.LAV5',
    defaultMessage: 'Few primary services interrupted, or many secondary ones',
    description: 'What the value 5 of the OWASP factor LAV means; shown below the chosen value',
  }),
  LAV7: defineMessage({
    id: 'owaspLevel.LAV7',
    defaultMessage: 'Many primary services interrupted',
    description: 'What the value 7 of the OWASP factor LAV means; shown below the chosen value',
  }),
  LAV9: defineMessage({
    id: 'owaspLevel.LAV9',
    defaultMessage: 'All services lost',
    description: 'What the value 9 of the OWASP factor LAV means; shown below the chosen value',
  }),
  LAC1: defineMessage({
    id: 'owaspLevel.LAC1',
    defaultMessage: 'Can be traced to a person',
    description: 'What the value 1 of the OWASP factor LAC means; shown below the chosen value',
  }),
  LAC7: defineMessage({
    id: 'owaspLevel.LAC7',
    defaultMessage: 'Can possibly be traced to a person',
    description: 'What the value 7 of the OWASP factor LAC means; shown below the chosen value',
  }),
  LAC9: defineMessage({
    id: 'owaspLevel.LAC9',
    defaultMessage: 'Cannot be traced',
    description: 'What the value 9 of the OWASP factor LAC means; shown below the chosen value',
  }),
  FD1: defineMessage({
    id: 'owaspLevel.FD1',
    defaultMessage: 'Less than it costs to fix it',
    description: 'What the value 1 of the OWASP factor FD means; shown below the chosen value',
  }),
  FD3: defineMessage({
    id: 'owaspLevel.FD3',
    defaultMessage: 'Small effect on the profit of a year',
    description: 'What the value 3 of the OWASP factor FD means; shown below the chosen value',
  }),
  FD7: defineMessage({
    id: 'owaspLevel.FD7',
    defaultMessage: 'Large effect on the profit of a year',
    description: 'What the value 7 of the OWASP factor FD means; shown below the chosen value',
  }),
  FD9: defineMessage({
    id: 'owaspLevel.FD9',
    defaultMessage: 'Bankruptcy',
    description: 'What the value 9 of the OWASP factor FD means; shown below the chosen value',
  }),
  RD1: defineMessage({
    id: 'owaspLevel.RD1',
    defaultMessage: 'Little damage',
    description: 'What the value 1 of the OWASP factor RD means; shown below the chosen value',
  }),
  RD4: defineMessage({
    id: 'owaspLevel.RD4',
    defaultMessage: 'Loss of important customers',
    description: 'What the value 4 of the OWASP factor RD means; shown below the chosen value',
  }),
  RD5: defineMessage({
    id: 'owaspLevel.RD5',
    defaultMessage: 'Loss of goodwill',
    description: 'What the value 5 of the OWASP factor RD means; shown below the chosen value',
  }),
  RD9: defineMessage({
    id: 'owaspLevel.RD9',
    defaultMessage: 'Damage to the brand',
    description: 'What the value 9 of the OWASP factor RD means; shown below the chosen value',
  }),
  NC2: defineMessage({
    id: 'owaspLevel.NC2',
    defaultMessage: 'Minor violation',
    description: 'What the value 2 of the OWASP factor NC means; shown below the chosen value',
  }),
  NC5: defineMessage({
    id: 'owaspLevel.NC5',
    defaultMessage: 'Clear violation',
    description: 'What the value 5 of the OWASP factor NC means; shown below the chosen value',
  }),
  NC7: defineMessage({
    id: 'owaspLevel.NC7',
    defaultMessage: 'Violation that draws much attention',
    description: 'What the value 7 of the OWASP factor NC means; shown below the chosen value',
  }),
  PV3: defineMessage({
    id: 'owaspLevel.PV3',
    defaultMessage: 'One person',
    description: 'What the value 3 of the OWASP factor PV means; shown below the chosen value',
  }),
  PV5: defineMessage({
    id: 'owaspLevel.PV5',
    defaultMessage: 'Hundreds of people',
    description: 'What the value 5 of the OWASP factor PV means; shown below the chosen value',
  }),
  PV7: defineMessage({
    id: 'owaspLevel.PV7',
    defaultMessage: 'Thousands of people',
    description: 'What the value 7 of the OWASP factor PV means; shown below the chosen value',
  }),
  PV9: defineMessage({
    id: 'owaspLevel.PV9',
    defaultMessage: 'Millions of people',
    description: 'What the value 9 of the OWASP factor PV means; shown below the chosen value',
  }),
};
