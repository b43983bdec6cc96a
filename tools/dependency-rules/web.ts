import { type Rule, testFiles } from './rule.ts'

const app = '^apps/web/app/'

/** A layer of the web app imports itself, the layers listed and files that belong to no layer. */
function layer(name: string, may: string[]): Rule {
  const others = ['routes', 'shell', 'features', 'ui', 'lib'].filter((other) => other !== name && !may.includes(other))
  return {
    name: `web-${name}-imports-lower-layers`,
    comment: `in the web app, ${name} imports ${[name, ...may].join(', ')}, not ${others.join(', ')}`,
    severity: 'error',
    from: { path: `${app}${name}/`, pathNot: testFiles },
    to: { path: `${app}(${others.join('|')})/` },
  }
}

/** The layers of the web app, from the top: routes and shell, features, ui, lib. */
export const webRules: Rule[] = [
  layer('shell', ['features', 'ui', 'lib']),
  layer('features', ['ui', 'lib']),
  layer('ui', ['lib']),
  layer('lib', []),
  {
    name: 'web-features-are-separate',
    comment: 'web features never import one another: routes compose them',
    severity: 'error',
    from: { path: `${app}features/([^/]+)/`, pathNot: testFiles },
    to: { path: `${app}features/`, pathNot: `${app}features/$1/` },
  },
  {
    name: 'web-ui-knows-no-domain',
    comment: 'ui is free of domain terms: it imports neither contract nor domain, but for the languages',
    severity: 'error',
    from: { path: `${app}ui/`, pathNot: testFiles },
    to: { path: '^packages/(contract|domain)/', pathNot: '^packages/domain/src/language[.]ts$' },
  },
  {
    name: 'web-lib-renders-nothing',
    comment: 'lib renders nothing: no component files and no react-dom',
    severity: 'error',
    from: { path: `${app}lib/`, pathNot: testFiles },
    to: { path: [`${app}.*[.]tsx$`, 'node_modules/react-dom/'] },
  },
]
