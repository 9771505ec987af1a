import SwiftSyntax

/// One of the user's classes, with the members of its extensions.
final class ClassDeclaration {
  let name: String
  /// The name with the enclosing types, such as `Outer.Inner`.
  let path: String
  let file: Int
  let node: ClassDeclSyntax
  /// The types in the inheritance clause without generic arguments, followed by those in
  /// extensions.
  var inherited: [String]
  var members: [MemberDeclaration] = []
  /// Whether the class, or an enclosing type, has generic parameters.
  var isGeneric: Bool
  /// Whether the class, or an enclosing type, is `private` and inside another type.
  let isHidden: Bool
  /// Whether the class is declared in a function.
  let isLocal: Bool

  init(
    name: String, path: String, file: Int, node: ClassDeclSyntax, inherited: [String],
    isGeneric: Bool, isHidden: Bool, isLocal: Bool = false
  ) {
    self.name = name
    self.path = path
    self.file = file
    self.node = node
    self.inherited = inherited
    self.isGeneric = isGeneric
    self.isHidden = isHidden
    self.isLocal = isLocal
  }

  var isOpenOrPublic: Bool {
    node.modifiers.contains { ["public", "open"].contains($0.name.text) }
  }

  var attributes: Set<String> { node.attributes.names }

  /// Whether code can't use the class, which exists only to point to its new name.
  var isUnavailable: Bool { node.attributes.refuseAllUse }

  /// The name in Objective-C.
  ///
  /// Storyboards use it if `@objc(…)` sets one.
  var objcName: String { MemberDeclaration.objcName(node.attributes) ?? path }
}

/// A method, property, or initializer of a class.
struct MemberDeclaration {
  enum Kind {
    case method
    case property
    case initializer
  }

  struct Parameter {
    /// The label, or `nil` for `_`.
    let label: String?
    let name: String
    let type: String
    let isInout: Bool
    let hasDefault: Bool
    let isVariadic: Bool
  }

  let kind: Kind
  let name: String
  let parameters: [Parameter]
  /// The text of a property's type, or of a method's result type.
  let type: String?
  let attributes: Set<String>
  let modifiers: Set<String>
  /// The argument of `@objc(…)`.
  let objcName: String?
  let isAsync: Bool
  let throwsErrors: Bool
  let isSettable: Bool
  let isGeneric: Bool
  let file: Int
  /// The extension that contains the member.
  let extensionNode: ExtensionDeclSyntax?
  let node: DeclSyntax

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  /// Whether code can't use the member.
  var isUnavailable: Bool {
    node.asProtocol((any WithAttributesSyntax).self)?.attributes.refuseAllUse ?? false
  }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  /// The full name, such as `tap(_:with:)`.
  var fullName: String {
    kind == .property
      ? name : name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// Attributes that make a member visible to storyboards.
  static let marksForFiles: Set = ["IBInspectable", "IBOutlet", "IBAction", "objc"]

  /// Whether storyboards can use the member, even if code can't.
  var isKnownToFiles: Bool { !attributes.isDisjoint(with: Self.marksForFiles) }

  /// Returns whether the member is visible to Objective-C.
  func isExposed(in type: ClassDeclaration?) -> Bool {
    if attributes.contains("nonobjc") { return false }
    let marks: Set = [
      "objc", "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "NSManaged",
      "GKInspectable",
    ]
    if !attributes.isDisjoint(with: marks) { return true }
    if let extensionNode, extensionNode.attributes.names.contains("objc") { return true }
    return type?.attributes.contains("objcMembers") == true && !isPrivate && !isGeneric
  }

  /// The name of the method in Objective-C.
  var selector: String {
    if let objcName { return objcName }
    let name = name.filter { $0 != "`" }
    return SelectorName.of(
      baseName: kind == .initializer ? "init" : name, labels: parameters.map(\.label),
      isAsync: isAsync, throwsErrors: throwsErrors)
  }

  /// The name of the property in Objective-C.
  var key: String { objcName ?? name.filter { $0 != "`" } }
}

/// One of the user's protocols.
struct ProtocolDeclaration {
  let name: String
  let isObjC: Bool
  let inherited: [String]
  let members: [MemberDeclaration]
  let file: Int
  let node: ProtocolDeclSyntax

  /// The methods that are marked `optional`.
  var optionalMethods: [MemberDeclaration] {
    members.filter { $0.kind == .method && $0.modifiers.contains("optional") }
  }

  /// The properties that are marked `optional`.
  var optionalProperties: [MemberDeclaration] {
    members.filter { $0.kind == .property && $0.modifiers.contains("optional") }
  }

  var isPublic: Bool { node.modifiers.contains { $0.name.text == "public" } }
}

extension AttributeListSyntax {
  /// The names of the attributes.
  var names: Set<String> {
    Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
  }
}
