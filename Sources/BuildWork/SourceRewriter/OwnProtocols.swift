import Safeguards
import SwiftSyntax

/// The user's own `@objc` protocols, which only classes can adopt and which can have optional
/// requirements.
///
/// An optional method becomes a property that contains the method or `nil`. An optional property
/// becomes a property that can be `nil`.
enum OwnProtocols {
  /// Returns the name of the property that replaces an optional requirement.
  static func property(for member: MemberDeclaration) -> String {
    let labels = member.parameters.map { $0.label ?? "" }.joined(separator: "_")
    return "_quince_optional_\(member.name.filter { $0 != "`" })_\(labels)"
  }

  /// Returns the type of that property.
  static func type(of member: MemberDeclaration) -> SwiftCode {
    if member.kind == .property { return "(\(member.type ?? "Any"))?" }
    let parameters = member.parameters.map {
      $0.type.replacing(/@escaping\s+/, with: "")
    }.joined(separator: ", ")
    let effects = (member.isAsync ? " async" : "") + (member.throwsErrors ? " throws" : "")
    return "((\(parameters))\(effects) -> \(member.type ?? "Void"))?"
  }
}
