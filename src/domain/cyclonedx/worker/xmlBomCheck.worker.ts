/** Entry of the worker of createBomChecker for XML. Needs `wasm-unsafe-eval` in the policy it is served with. */
import { checkXmlBom } from '../xml/checkXmlBom.js';
import { answerChecks } from './answerChecks.js';

answerChecks('xml', checkXmlBom);
