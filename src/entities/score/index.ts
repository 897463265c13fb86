/** The exports of this noun for other nouns. */
export { CvssForm } from './cvss/CvssForm.js';
export { CvssSeverityLabel, cvssSeverityText } from './CvssSeverityLabel.js';
export { OwaspForm } from './owasp/OwaspForm.js';
export { ScoreBoxes } from './ScoreBoxes.js';
export { scoreText } from './scoreText.js';
