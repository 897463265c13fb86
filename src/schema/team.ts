import { nonempty, string, type, type Describe } from 'superstruct';

/** A team that something can be given to. */
export interface VisibleTeam {
  /** UUID the server gave it. */
  uuid: string;
  /** Its name. */
  name: string;
}

export const VisibleTeamStruct: Describe<VisibleTeam> = type({ uuid: nonempty(string()), name: string() });
