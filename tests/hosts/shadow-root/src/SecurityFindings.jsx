import { createRoot } from 'react-dom/client';
import { KitProvider } from 'bomdeck/host';
import { Findings, api } from './Findings.jsx';

/** `<security-findings project="web-shop" version="1.4.0">` for pages that know nothing of React. */
class SecurityFindings extends HTMLElement {
  connectedCallback() {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const widget = shadow.appendChild(document.createElement('div'));
    const popovers = shadow.appendChild(document.createElement('div'));
    this.root = createRoot(widget);
    this.root.render(
      <KitProvider api={api} theme="light" locale={document.documentElement.lang} portalContainer={popovers}>
        <Findings name={this.getAttribute('project')} version={this.getAttribute('version')} />
      </KitProvider>,
    );
  }

  disconnectedCallback() {
    this.root.unmount();
    this.shadowRoot.replaceChildren();
  }
}

customElements.define('security-findings', SecurityFindings);
