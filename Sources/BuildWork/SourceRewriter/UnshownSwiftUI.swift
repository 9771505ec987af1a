import SwiftSyntax

/// The SwiftUI code of a UIKit app that the app itself never shows: previews, and the views and
/// modifiers that only previews use.
struct UnshownSwiftUI {
  private var checks: [Int: PreviewCheck] = [:]

  init(of files: [SourceFile], importedBy importing: Set<Int>) {
    for file in files where importing.contains(file.index) {
      let check = PreviewCheck(viewMode: .sourceAccurate)
      check.walk(file.tree)
      checks[file.index] = check
    }
    let names = Set(checks.values.flatMap(\.viewNames))
    guard !names.isEmpty else { return }
    let uses = UsedNames(names, besides: Set(checks.values.flatMap(\.found).map(\.id)))
    for file in files { uses.walk(file.tree) }
    for check in checks.values where !check.viewNames.isDisjoint(with: uses.found) {
      check.isMore = true
    }
  }

  /// Returns the declarations in a file that the app never shows, or `nil` if the file uses SwiftUI
  /// for anything else.
  func declarations(in file: SourceFile) -> [DeclSyntax]? {
    guard let check = checks[file.index], !check.isMore else { return nil }
    return check.found
  }

  /// Returns whether a file's declarations are all for Xcode's canvas.
  func hasOnlyPreviews(_ file: SourceFile) -> Bool { checks[file.index]?.hasViews != true }
}

/// Finds the names that code outside the given declarations uses.
private final class UsedNames: SyntaxVisitor {
  private let names: Set<String>
  private let omitted: Set<SyntaxIdentifier>
  private(set) var found: Set<String> = []

  init(_ names: Set<String>, besides omitted: Set<SyntaxIdentifier>) {
    self.names = names
    self.omitted = omitted
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.baseName)
    return .visitChildren
  }

  private func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    omitted.contains(node.id) ? .skipChildren : .visitChildren
  }

  private func use(_ name: TokenSyntax) {
    if names.contains(name.text) { found.insert(name.text) }
  }
}
