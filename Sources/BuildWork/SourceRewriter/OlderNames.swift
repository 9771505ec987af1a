import SwiftSyntax

/// Updates Swift 4's names of UIKit's members where UIKit's deprecated declarations aren't enough.
///
/// They aren't if a class overrides the member, or if the type has changed.
final class OlderNames: SyntaxVisitor {
  /// An overridden method with an older name.
  private struct Method {
    let newName: String
    /// The old label, and the newer one.
    var label: (old: String, new: String)?
    /// Whether the method is now a property.
    var isProperty = false
  }

  private static let methods: [String: Method] = [
    "didMove": Method(newName: "didMove", label: ("toParentViewController", "toParent")),
    "willMove": Method(newName: "willMove", label: ("toParentViewController", "toParent")),
    "unwind": Method(newName: "unwind", label: ("towardsViewController", "towards")),
    "overrideTraitCollection": Method(
      newName: "overrideTraitCollection", label: ("forChildViewController", "forChild")),
    "setOverrideTraitCollection": Method(
      newName: "setOverrideTraitCollection", label: ("forChildViewController", "forChild")),
    "bringSubview": Method(newName: "bringSubviewToFront", label: ("toFront", "_")),
    "sendSubview": Method(newName: "sendSubviewToBack", label: ("toBack", "_")),
    "addChildViewController": Method(newName: "addChild"),
    "removeFromParentViewController": Method(newName: "removeFromParent"),
    "prefersHomeIndicatorAutoHidden": Method(
      newName: "prefersHomeIndicatorAutoHidden", isProperty: true),
    "preferredScreenEdgesDeferringSystemGestures": Method(
      newName: "preferredScreenEdgesDeferringSystemGestures", isProperty: true),
    "childViewControllerForHomeIndicatorAutoHidden": Method(
      newName: "childForHomeIndicatorAutoHidden", isProperty: true),
    "childViewControllerForScreenEdgesDeferringSystemGestures": Method(
      newName: "childForScreenEdgesDeferringSystemGestures", isProperty: true),
  ]
  private static let properties = [
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  ]
  /// Properties whose keys used to be plain strings.
  private static let attributes = [
    "defaultTextAttributes": "quinceDefaultTextAttributes",
    "typingAttributes": "quinceTypingAttributes",
    "linkTextAttributes": "quinceLinkTextAttributes",
  ]

  private let file: SourceFile
  private let index: DeclarationIndex
  private(set) var edits = EditList()

  init(_ file: SourceFile, index: DeclarationIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "override" }),
      let method = Self.methods[node.name.text]
    else { return .visitChildren }
    if method.isProperty {
      makeProperty(node, method)
    } else if let label = method.label {
      rename(node, method, label)
    } else {
      edits.replace(node.name, with: method.newName, in: file)
    }
    return .visitChildren
  }

  private func makeProperty(_ node: FunctionDeclSyntax, _ method: Method) {
    guard let type = node.signature.returnClause?.type else { return }
    edits.replace(node.funcKeyword, with: "var", in: file)
    let start = node.name.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = type.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(start..<end, with: "\(method.newName): ", in: file)
  }

  private func rename(
    _ node: FunctionDeclSyntax, _ method: Method, _ label: (old: String, new: String)
  ) {
    let parameters = node.signature.parameterClause.parameters
    guard let parameter = parameters.first(where: { $0.firstName.text == label.old }) else {
      return
    }
    edits.replace(node.name, with: method.newName, in: file)
    let name = parameter.secondName == nil ? " \(label.old)" : ""
    edits.replace(parameter.firstName, with: label.new + name, in: file)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "override" }),
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let newName = Self.properties[name.text]
    else { return .visitChildren }
    edits.replace(name, with: newName, in: file)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if let newName = Self.attributes[name.text], node.base != nil,
      !index.propertyNames.contains(name.text)
    {
      edits.replace(name, with: newName, in: file)
    } else if node.base?.is(SuperExprSyntax.self) == true {
      renameSuper(name, call: node.parent?.as(FunctionCallExprSyntax.self))
    }
    return .visitChildren
  }

  /// Renames a call to the superclass's version of an overridden member.
  private func renameSuper(_ name: TokenSyntax, call: FunctionCallExprSyntax?) {
    if let newName = Self.properties[name.text] {
      edits.replace(name, with: newName, in: file)
    }
    guard let call, let method = Self.methods[name.text] else { return }
    if method.isProperty, let open = call.leftParen, let close = call.rightParen {
      edits.blank(open, in: file)
      edits.blank(close, in: file)
    }
    if let label = method.label {
      guard let argument = call.arguments.first(where: { $0.label?.text == label.old }) else {
        return
      }
      if label.new == "_", let colon = argument.colon {
        argument.label.map { edits.blank($0, in: file) }
        edits.blank(colon, in: file)
      } else {
        argument.label.map { edits.replace($0, with: label.new, in: file) }
      }
    }
    edits.replace(name, with: method.newName, in: file)
  }
}
