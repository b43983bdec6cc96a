/**
 * Runs first in <head>, before the first paint (at most 700 bytes; a test checks it).
 * 1. A signed-in browser gets `data-signed-in` on <html>, so that the header does not shift after hydration.
 * 2. The stored language wins over the document's: it is copied to the cookie that the server reads, and the page is
 *    hidden and reloaded once when the server had chosen the other one, without `?lng=`. Nothing reloads when the cookie
 *    already has it, or on a language path (decision 71).
 */
export const bootScript = `(function(d,e){function c(k){var m=d.cookie.match('(?:^|; )'+k+'=([^;]*)');return m&&m[1]}
try{if(c('authModel'))e.dataset.signedIn=''}catch(x){}
try{var k='app_language',s=localStorage,l=s.getItem(k),o=c(k);if(l!='en'&&l!='ar')s.setItem(k,l=e.lang);if(o!=l)d.cookie=k+'='+l+';path=/;max-age=31536000;samesite=lax';if(l!=e.lang&&c(k)==l&&o!=l&&!/^\\/(en|ar)(\\/|$)/.test(location.pathname)){e.style.visibility='hidden';var u=new URL(location);u.searchParams.delete('lng');history.replaceState(history.state,'',u);location.reload()}}catch(x){}})(document,document.documentElement)`
