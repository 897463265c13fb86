const frame = document.querySelector('iframe');

document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const answer = await fetch('http://127.0.0.1:8081/api/v1/user/login', {
    method: 'POST',
    body: new URLSearchParams(new FormData(event.target)),
  });
  if (!answer.ok) return alert('Signing in failed');
  // A sandboxed frame has no origin that could be named.
  frame.contentWindow.postMessage({ token: await answer.text() }, '*');
});
