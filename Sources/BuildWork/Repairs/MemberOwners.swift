/// The classes that have a member of a name, among which Objective-C finds that of an object at run
/// time.
struct MemberOwners: Hashable, Codable {
  /// The types that have a property with the name and declare it as the same type.
  let properties: [String]
  /// The most likely class for the labels of a method, such as `_:for:`.
  let methods: [String: String]

  /// - Returns: `nil` if no class has such a member.
  init?(of member: String, _ index: DeclarationIndex, _ interface: UIKitInterface) {
    if Self.membersOfAll.contains(member) {
      properties = Self.propertiesOfAll.contains(member) ? ["Foundation.NSObject"] : []
      methods = ["": "Foundation.NSObject"]
      return
    }
    properties = Self.properties(member, index, interface)
    methods = Self.methods(member, index, interface)
    if properties.isEmpty, methods.isEmpty { return nil }
  }

  /// The members of every object.
  private static let membersOfAll: Set = [
    "isKind", "isMember", "isEqual", "responds", "perform", "copy", "mutableCopy", "hash",
    "description", "debugDescription",
  ]
  private static let propertiesOfAll: Set = ["hash", "description", "debugDescription"]

  /// Sorts UIKit's classes by how likely one of them is meant: code mostly gets objects of any class
  /// as the senders of actions, and much of UIKit inherits from the others.
  private static func sorted(_ types: some Sequence<String>, _ interface: UIKitInterface)
    -> [String]
  {
    types.map { type in
      (
        interface.sendsActions(type) ? 0 : 1, -interface.subclasses(of: type).count,
        -interface.propertyCount(of: type), type
      )
    }.sorted { $0 < $1 }.map(\.3)
  }

  private static func properties(
    _ name: String, _ index: DeclarationIndex, _ interface: UIKitInterface
  ) -> [String] {
    let own = owners(in: index) { $0.kind == .property && $0.name == name }
      .map { (type: $0.type, declared: $0.member.type ?? "") }
    let declared = interface.classes(having: name)
    let types = sorted(declared.keys, interface)
    let known = types.map { (type: "UIKit.\($0)", declared: declared[$0] ?? "") }
    let all = comesFirst(types.first, interface) ? known + own : own + known
    guard let first = all.first else { return [] }
    return all.filter { type(of: $0.declared) == type(of: first.declared) }.map(\.type)
  }

  private static func methods(
    _ name: String, _ index: DeclarationIndex, _ interface: UIKitInterface
  ) -> [String: String] {
    let own = owners(in: index) { $0.kind == .method && $0.name == name }.map {
      (UIKitInterface.labels($0.member.parameters.map(\.label)), $0.type)
    }
    let known = interface.classes(havingMethod: name).compactMap { labels, types in
      sorted(types, interface).first.map { (labels, $0) }
    }
    return known.reduce(into: Dictionary(own) { first, _ in first }) { owners, known in
      let (labels, type) = known
      if owners[labels] == nil || comesFirst(type, interface) { owners[labels] = "UIKit.\(type)" }
    }
  }

  /// Returns the app's classes with a member that Objective-C would know.
  private static func owners(
    in index: DeclarationIndex, having isMember: (MemberDeclaration) -> Bool
  ) -> [(type: String, member: MemberDeclaration)] {
    index.classes.filter { !$0.isGeneric }.compactMap { type in
      let member = type.members.first {
        isMember($0) && !$0.isOverride && !$0.isStatic && $0.isExposed(in: type)
      }
      return member.map { (type.path, $0) }
    }
  }

  /// Whether one of UIKit's classes is more likely to be meant than the app's own: it, or a class
  /// that inherits from it, sends actions.
  private static func comesFirst(_ type: String?, _ interface: UIKitInterface) -> Bool {
    guard let type else { return false }
    return interface.actionSenders.contains {
      interface.depth(of: type, below: $0) != nil || interface.depth(of: $0, below: type) != nil
    }
  }

  /// Returns the type of a declaration, with `String?` for `String!`.
  private static func type(of declared: String) -> String {
    declared.hasSuffix("!") ? declared.dropLast() + "?" : declared
  }
}
