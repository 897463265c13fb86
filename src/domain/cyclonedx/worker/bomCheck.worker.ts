/** Entry of the worker of createBomChecker for JSON, and for files that are neither JSON nor XML. */
import { checkJsonBom } from '../json/checkJsonBom.js';
import { answerChecks } from './answerChecks.js';

answerChecks('json', checkJsonBom);
