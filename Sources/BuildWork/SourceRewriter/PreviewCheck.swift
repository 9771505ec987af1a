import SwiftSyntax

/// Finds code in a file that only Xcode's canvas uses: SwiftUI previews in an app that uses UIKit.
final class PreviewCheck: SyntaxVisitor {
  private static let kinds: Set = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]
  /// Names that show that a file uses SwiftUI for more than previews.
  private static let others: Set = [
    "View", "App", "Scene", "UIHostingController", "ObservableObject", "ViewModifier",
    "UIHostingConfiguration",
  ]

  private var found: [DeclSyntax] = []
  private var isMore = false

  /// Returns the declarations for previews, or `nil` if the file uses SwiftUI for anything else.
  static func declarations(in file: SourceFile) -> [DeclSyntax]? {
    let check = PreviewCheck(viewMode: .sourceAccurate)
    check.walk(file.tree)
    return check.isMore ? nil : check.found
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    take(DeclSyntax(node), node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    take(DeclSyntax(node), node.inheritanceClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    take(DeclSyntax(node), node.inheritanceClause)
  }

  /// Collects methods that an extension adds for previews, such as `toPreview()`.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    takeMember(DeclSyntax(node), node.signature.returnClause?.type)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    takeMember(DeclSyntax(node), node.bindings.first?.typeAnnotation?.type)
  }

  private func takeMember(_ node: DeclSyntax, _ type: TypeSyntax?) -> SyntaxVisitorContinueKind {
    let views: Set = ["some View", "some SwiftUI.View", "AnyView"]
    let owner = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    guard owner?.extendedType.trimmedDescription.hasPrefix("UI") == true,
      let type, views.contains(type.trimmedDescription)
    else { return .visitChildren }
    found.append(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if Self.others.contains(node.name.text) { isMore = true }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.others.contains(node.baseName.text) { isMore = true }
    return .visitChildren
  }

  private func take(_ node: DeclSyntax, _ clause: InheritanceClauseSyntax?)
    -> SyntaxVisitorContinueKind
  {
    let names = clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    guard names.contains(where: Self.kinds.contains) else { return .visitChildren }
    found.append(node)
    return .skipChildren
  }
}
