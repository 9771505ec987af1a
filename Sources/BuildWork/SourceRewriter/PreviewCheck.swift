import SwiftSyntax

/// Finds code in a file that an app that uses UIKit can't show by itself: SwiftUI previews, which
/// are for Xcode's canvas, and SwiftUI's views and modifiers.
final class PreviewCheck: SyntaxVisitor {
  private static let previews: Set = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]
  /// The protocols of types that SwiftUI shows.
  private static let views: Set = [
    "View", "ViewModifier", "ButtonStyle", "LabelStyle", "Shape", "TextFieldStyle", "ToggleStyle",
  ]
  /// SwiftUI's types that apps often extend.
  private static let extended: Set = ["AnyTransition", "Text", "View"]
  /// Names that show that a file uses SwiftUI for more than previews.
  private static let others: Set = [
    "View", "App", "Scene", "UIHostingController", "ViewModifier", "UIHostingConfiguration",
  ]

  /// The declarations that the app can't show by itself.
  private(set) var found: [DeclSyntax] = []
  /// The names of the types among them that other code could pass to SwiftUI.
  private(set) var viewNames: Set<String> = []
  /// Whether some of the declarations aren't previews.
  private(set) var hasViews = false
  /// Whether the file uses SwiftUI for more.
  var isMore = false

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    take(DeclSyntax(node), node.inheritanceClause, name: node.name)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    take(DeclSyntax(node), node.inheritanceClause, name: node.name)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    take(DeclSyntax(node), node.inheritanceClause, name: node.name)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Self.extended.contains(Self.plain(node.extendedType)) else { return .visitChildren }
    found.append(DeclSyntax(node))
    hasViews = true
    return .skipChildren
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

  private func take(_ node: DeclSyntax, _ clause: InheritanceClauseSyntax?, name: TokenSyntax)
    -> SyntaxVisitorContinueKind
  {
    let protocols = Set(clause?.inheritedTypes.map { Self.plain($0.type) } ?? [])
    let isView = !protocols.isDisjoint(with: Self.views)
    guard isView || !protocols.isDisjoint(with: Self.previews) else { return .visitChildren }
    if isView {
      viewNames.insert(name.text)
      hasViews = true
    }
    found.append(node)
    return .skipChildren
  }

  /// Returns a type's name without SwiftUI's.
  private static func plain(_ type: TypeSyntax) -> String {
    let name = type.trimmedDescription
    return name.hasPrefix("SwiftUI.") ? String(name.dropFirst("SwiftUI.".count)) : name
  }
}
