// Converts between VS Code's types and those of the Language Server Protocol.
"use strict";

const vscode = require("vscode");

const SEVERITIES = [vscode.DiagnosticSeverity.Error, vscode.DiagnosticSeverity.Warning,
  vscode.DiagnosticSeverity.Information, vscode.DiagnosticSeverity.Hint];

class Converter {
  // translation: translates paths between VS Code and the server.
  constructor(translation) { this.translation = translation; }

  // MARK: To the server

  // Returns the address of a file on the server's side.
  address(uri) {
    const parts = this.translation.toQuince(uri.fsPath).split("/");
    return "file://" + parts.map(encodeURIComponent).join("/");
  }

  position({ line, character }) { return { line, character }; }

  range({ start, end }) { return { start: this.position(start), end: this.position(end) }; }

  document(document) { return { textDocument: { uri: this.address(document.uri) } }; }

  place(document, position) { return { ...this.document(document), position: this.position(position) }; }

  // MARK: From the server

  // Returns the URI of an address.
  uri(address) {
    const path = decodeURIComponent(new URL(address).pathname);
    return vscode.Uri.file(this.translation.toEditor(path));
  }

  toRange({ start, end }) { return new vscode.Range(start.line, start.character, end.line, end.character); }

  toLocation(place) {
    return new vscode.Location(this.uri(place.uri ?? place.targetUri), this.toRange(place.range ?? place.targetSelectionRange));
  }

  // Returns one location, several, or none.
  toLocations(result) { return [result ?? []].flat().map((place) => this.toLocation(place)); }

  toDiagnostic({ range, message, severity = 1, code, source, tags = [] }) {
    const diagnostic = new vscode.Diagnostic(this.toRange(range), message, SEVERITIES[severity - 1]);
    diagnostic.source = source ?? "quince";
    if (code !== undefined) diagnostic.code = code;
    diagnostic.tags = tags;
    return diagnostic;
  }

  // Returns text that the server has written in Markdown, or as plain text.
  toMarkdown(contents) {
    const parts = [contents ?? []].flat().map((part) =>
      typeof part === "string" ? part : part.language ? "```" + part.language + "\n" + part.value + "\n```" : part.value);
    const translated = parts.join("\n\n").replace(/\]\((file:[^)\s]*)\)/g, (_, address) => `](${this.uri(address)})`);
    return new vscode.MarkdownString(translated);
  }

  toHover(hover) {
    return hover ? new vscode.Hover(this.toMarkdown(hover.contents), hover.range && this.toRange(hover.range)) : undefined;
  }

  toCompletionList(result) {
    const list = Array.isArray(result) ? { items: result } : result ?? { items: [] };
    return new vscode.CompletionList(list.items.map((item) => this.toCompletion(item)), list.isIncomplete);
  }

  toCompletion(item) {
    const completion = new vscode.CompletionItem(item.label, item.kind === undefined ? undefined : item.kind - 1);
    completion.detail = item.detail;
    if (item.documentation) completion.documentation = this.toMarkdown(item.documentation);
    completion.sortText = item.sortText;
    completion.filterText = item.filterText;
    completion.preselect = item.preselect;
    if (item.deprecated || item.tags?.includes(1)) completion.tags = [vscode.CompletionItemTag.Deprecated];
    const text = item.textEdit?.newText ?? item.insertText ?? item.label;
    completion.insertText = item.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
    const range = item.textEdit?.range ?? item.textEdit?.insert;
    if (range) completion.range = this.toRange(range);
    if (item.additionalTextEdits) completion.additionalTextEdits = item.additionalTextEdits.map((edit) => this.toTextEdit(edit));
    completion.original = item;
    return completion;
  }

  toSignatureHelp(help) {
    if (!help) return undefined;
    const result = new vscode.SignatureHelp();
    result.signatures = help.signatures.map(({ label, documentation, parameters = [] }) => {
      const signature = new vscode.SignatureInformation(label, documentation && this.toMarkdown(documentation));
      signature.parameters = parameters.map((parameter) =>
        new vscode.ParameterInformation(parameter.label, parameter.documentation && this.toMarkdown(parameter.documentation)));
      return signature;
    });
    result.activeSignature = help.activeSignature ?? 0;
    result.activeParameter = help.activeParameter ?? 0;
    return result;
  }

  toSymbol({ name, detail = "", kind, range, selectionRange, children = [] }) {
    const symbol = new vscode.DocumentSymbol(name, detail, kind - 1, this.toRange(range), this.toRange(selectionRange));
    symbol.children = children.map((child) => this.toSymbol(child));
    return symbol;
  }

  toWorkspaceSymbol({ name, kind, containerName = "", location }) {
    return new vscode.SymbolInformation(name, kind - 1, containerName, this.toLocation(location));
  }

  toTextEdit({ range, newText }) { return new vscode.TextEdit(this.toRange(range), newText); }

  toWorkspaceEdit(edit) {
    if (!edit) return undefined;
    const result = new vscode.WorkspaceEdit();
    const changes = Object.entries(edit.changes ?? {});
    for (const change of edit.documentChanges ?? []) changes.push([change.textDocument.uri, change.edits]);
    for (const [address, edits] of changes) result.set(this.uri(address), edits.map((change) => this.toTextEdit(change)));
    return result;
  }

  // Commands of the server get their own name, because another extension can have registered theirs.
  toCommand({ title, command, arguments: args = [] }) {
    if (command === "quince.run" || command === "quince.test") return { title, command, arguments: args };
    return { title, command: "quince.executeServerCommand", arguments: [command, args] };
  }

  toCodeAction(item) {
    const { title, kind, edit, command, diagnostics } = item;
    const action = new vscode.CodeAction(title, kind && vscode.CodeActionKind.Empty.append(kind));
    action.edit = this.toWorkspaceEdit(edit);
    const performed = typeof command === "string" ? item : command;
    if (performed) action.command = this.toCommand(performed);
    if (diagnostics) action.diagnostics = diagnostics.map((diagnostic) => this.toDiagnostic(diagnostic));
    return action;
  }

  toCodeLens({ range, command }) { return new vscode.CodeLens(this.toRange(range), command && this.toCommand(command)); }

  toInlayHint({ position, label, kind, paddingLeft, paddingRight }) {
    const text = typeof label === "string" ? label : label.map((part) => part.value).join("");
    const hint = new vscode.InlayHint(new vscode.Position(position.line, position.character), text, kind);
    Object.assign(hint, { paddingLeft, paddingRight });
    return hint;
  }
}

module.exports = { Converter };
