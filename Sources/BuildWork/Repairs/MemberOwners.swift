/// The classes that declare a member with a given name.
///
/// At run time, Objective-C would use the member of the object's class.
struct MemberOwners: Hashable, Codable {
  /// The types that have a property with the name, all declared with the same type.
  let properties: [String]
  /// The most likely class for each set of method labels, such as `_:for:`.
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

  /// The members that every object has.
  private static let membersOfAll: Set = [
    "isKind", "isMember", "isEqual", "responds", "perform", "copy", "mutableCopy", "hash",
    "description", "debugDescription",
  ]
  private static let propertiesOfAll: Set = ["hash", "description", "debugDescription"]

  /// Sorts UIKit's classes by likelihood.
  ///
  /// Code usually gets objects of unknown class as the senders of actions, and much of UIKit
  /// inherits from the other classes.
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

  /// Returns the app's classes that have a member visible to Objective-C.
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

  /// Returns whether UIKit's class is more likely than the app's.
  ///
  /// It is if the class or one of its subclasses sends actions.
  private static func comesFirst(_ type: String?, _ interface: UIKitInterface) -> Bool {
    guard let type else { return false }
    return interface.actionSenders.contains {
      interface.depth(of: type, below: $0) != nil || interface.depth(of: $0, below: type) != nil
    }
  }

  /// Returns the declared type, with `String!` as `String?`.
  private static func type(of declared: String) -> String {
    declared.hasSuffix("!") ? declared.dropLast() + "?" : declared
  }
}
