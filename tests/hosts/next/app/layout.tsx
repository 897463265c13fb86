import { headers } from 'next/headers';
import { type ReactNode } from 'react';
import { Portal } from './Portal';
import { Styles } from './Styles';

export default async function Layout({ children }: { children: ReactNode }) {
  // Here and not in a page: the layout is drawn once for a document, pages are drawn again for each step between them, with a
  // nonce that the policy of the document does not know.
  const nonce = (await headers()).get('x-nonce')!;
  return (
    <html lang="en-GB">
      <head>
        <meta property="csp-nonce" nonce={nonce} />
        <link rel="icon" href="data:," />
        <title>Portal</title>
      </head>
      <body>
        <Styles nonce={nonce}>
          <Portal>{children}</Portal>
        </Styles>
      </body>
    </html>
  );
}
