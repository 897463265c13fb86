/** What other nouns use of this one. */
export { CvssForm } from './cvss/CvssForm.js';
export { CvssSeverityLabel, cvssSeverityText } from './CvssSeverityLabel.js';
export { OwaspForm } from './owasp/OwaspForm.js';
export { ScoreBoxes } from './ScoreBoxes.js';
export { scoreText } from './scoreText.js';
