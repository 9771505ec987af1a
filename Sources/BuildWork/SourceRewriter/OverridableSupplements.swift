import SupplementFiles
import SwiftParser
import SwiftSyntax

/// Members of Foundation's types that do less on Linux and are declared again in a module.
///
/// A member is omitted if a class in the module overrides it, because members of extensions can't
/// be overridden. It's also omitted if an extension in the module declares a property with its
/// name.
enum OverridableSupplements {
  private struct Member {
    /// The extended type, such as `Foundation.UserDefaults`.
    let type: String
    /// The type's name without its module.
    let typeName: String
    let declaration: MemberDeclaration

    var name: String { declaration.name }
    var text: String { declaration.node.trimmedDescription }
  }

  private static let members = Parser.parse(
    source: SupplementFile.overridableMembers.declarations
  ).statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }.flatMap(read)

  private static func read(_ node: ExtensionDeclSyntax) -> [Member] {
    guard let type = node.extendedType.as(MemberTypeSyntax.self) else { return [] }
    return node.memberBlock.members.flatMap { member in
      MemberDeclaration.members(of: member.decl, file: 0, in: node).map {
        Member(type: type.trimmedDescription, typeName: type.name.text, declaration: $0)
      }
    }
  }

  /// Returns the names of a type's properties that are implicitly unwrapped on iOS but not on
  /// Linux.
  static func unwrappedProperties(of typeName: String) -> Set<String> {
    let unwrapped = members.filter {
      $0.typeName == typeName && $0.declaration.type?.hasSuffix("!") == true
    }
    return Set(unwrapped.map(\.name))
  }

  /// Returns the members to add to a module.
  static func text(for index: DeclarationIndex, in files: [SourceFile]) -> String {
    let classes = index.classes + index.localClasses
    let overridden = Set(classes.flatMap { names(of: $0, in: index) })
    let inlining = files.filter { $0.contains(Array("inlinable".utf8)) }
    return members.filter { member in
      !overridden.contains("\(member.typeName).\(member.name)")
        && !index.foreignMembers[member.typeName, default: []].contains {
          $0.kind == .property && $0.name == member.name
        }
    }.map { member in
      // Tests can't see `@_spi(Quince)` members, and they would make calls ambiguous there. Inlined
      // code needs plain public members.
      let isInlined = inlining.contains { $0.contains(Array(member.name.utf8)) }
      let text = isInlined ? member.text.replacing("@_spi(Quince) ", with: "") : member.text
      return "extension \(member.type) {\n  \(text)\n}\n"
    }.joined()
  }

  private static func names(of type: ClassDeclaration, in index: DeclarationIndex) -> [String] {
    guard let ancestor = index.frameworkSuperclass(of: type) else { return [] }
    return type.members.filter(\.isOverride).map { "\(ancestor).\($0.name)" }
  }
}
