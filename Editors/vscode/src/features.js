// The features of `quince lsp`, as VS Code's providers.
"use strict";

const vscode = require("vscode");
const { SELECTOR } = require("./client");

// Registers all features of a client, and returns what to dispose of.
function registerFeatures(client) {
  const { languages } = vscode;
  const to = () => client.converter;
  // Returns a function that asks the server about a position in a document.
  const at = (method, convert) => async (document, position, token) =>
    convert(await client.ask(method, to().place(document, position), token));
  const of = (method, convert) => async (document, token) =>
    convert(await client.ask(method, to().document(document), token));
  const list = (convert) => (result) => result?.map(convert);
  const locations = (result) => to().toLocations(result);

  return [
    languages.registerCompletionItemProvider(SELECTOR, completion(client), ".", "(", '"'),
    languages.registerSignatureHelpProvider(SELECTOR, {
      provideSignatureHelp: at("textDocument/signatureHelp", (help) => to().toSignatureHelp(help)),
    }, { triggerCharacters: ["(", "["], retriggerCharacters: [",", ":"] }),
    languages.registerHoverProvider(SELECTOR, { provideHover: at("textDocument/hover", (hover) => to().toHover(hover)) }),
    languages.registerDefinitionProvider(SELECTOR, { provideDefinition: at("textDocument/definition", locations) }),
    languages.registerDeclarationProvider(SELECTOR, { provideDeclaration: at("textDocument/declaration", locations) }),
    languages.registerImplementationProvider(SELECTOR, { provideImplementation: at("textDocument/implementation", locations) }),
    languages.registerReferenceProvider(SELECTOR, references(client)),
    languages.registerDocumentHighlightProvider(SELECTOR, {
      provideDocumentHighlights: at("textDocument/documentHighlight",
        list(({ range, kind }) => new vscode.DocumentHighlight(to().toRange(range), kind === undefined ? undefined : kind - 1))),
    }),
    languages.registerDocumentSymbolProvider(SELECTOR, {
      provideDocumentSymbols: of("textDocument/documentSymbol", list((symbol) => to().toSymbol(symbol))),
    }),
    languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: async (query, token) =>
        (await client.ask("workspace/symbol", { query }, token) ?? []).map((symbol) => to().toWorkspaceSymbol(symbol)),
    }),
    languages.registerCodeLensProvider(SELECTOR, {
      provideCodeLenses: of("textDocument/codeLens", list((lens) => to().toCodeLens(lens))),
    }),
    languages.registerCodeActionsProvider(SELECTOR, codeActions(client)),
    languages.registerRenameProvider(SELECTOR, rename(client)),
    languages.registerFoldingRangeProvider(SELECTOR, {
      provideFoldingRanges: async (document, _, token) =>
        (await client.ask("textDocument/foldingRange", to().document(document), token))
          ?.map(({ startLine, endLine }) => new vscode.FoldingRange(startLine, endLine)),
    }),
    languages.registerInlayHintsProvider(SELECTOR, {
      provideInlayHints: async (document, range, token) => {
        const params = { ...to().document(document), range: to().range(range) };
        return (await client.ask("textDocument/inlayHint", params, token))?.map((hint) => to().toInlayHint(hint));
      },
    }),
    vscode.commands.registerCommand("quince.executeServerCommand", (command, args) =>
      client.ask("workspace/executeCommand", { command, arguments: args })),
  ];
}

function completion(client) {
  return {
    async provideCompletionItems(document, position, token, { triggerKind, triggerCharacter }) {
      const context = { triggerKind: triggerKind + 1, triggerCharacter };
      const params = { ...client.converter.place(document, position), context };
      return client.converter.toCompletionList(await client.ask("textDocument/completion", params, token));
    },
    async resolveCompletionItem(item, token) {
      const resolved = await client.ask("completionItem/resolve", item.original, token);
      if (resolved?.documentation) item.documentation = client.converter.toMarkdown(resolved.documentation);
      if (resolved?.detail) item.detail = resolved.detail;
      return item;
    },
  };
}

function references(client) {
  return {
    async provideReferences(document, position, context, token) {
      const params = { ...client.converter.place(document, position), context };
      return client.converter.toLocations(await client.ask("textDocument/references", params, token));
    },
  };
}

function codeActions(client) {
  return {
    async provideCodeActions(document, range, { diagnostics, only }, token) {
      const context = {
        diagnostics: diagnostics.map(({ range: place, message, severity, source, code }) =>
          ({ range: client.converter.range(place), message, severity: severity + 1, source, code: code?.value ?? code })),
        only: only && [only.value],
      };
      const params = { ...client.converter.document(document), range: client.converter.range(range), context };
      return (await client.ask("textDocument/codeAction", params, token))?.map((action) => client.converter.toCodeAction(action));
    },
  };
}

function rename(client) {
  return {
    async prepareRename(document, position, token) {
      const result = await client.ask("textDocument/prepareRename", client.converter.place(document, position), token);
      if (!result) throw new Error("This can't be renamed.");
      const range = client.converter.toRange(result.range ?? result);
      return result.placeholder ? { range, placeholder: result.placeholder } : range;
    },
    async provideRenameEdits(document, position, newName, token) {
      const params = { ...client.converter.place(document, position), newName };
      return client.converter.toWorkspaceEdit(await client.ask("textDocument/rename", params, token));
    },
  };
}

module.exports = { registerFeatures };
