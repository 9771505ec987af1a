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

  /// Senders of actions, and other classes that are mostly asked for members in this way: these
  /// come before other classes.
  private static let usual = [
    "UIView", "UIControl", "UIButton", "UILabel", "UITextField", "UISwitch", "UISlider",
    "UISegmentedControl", "UIStepper", "UIBarItem", "UIBarButtonItem", "UIGestureRecognizer",
    "UITableView", "UIViewController",
  ]

  private static func order(_ type: String) -> (Int, String) {
    (usual.firstIndex(of: type) ?? usual.count, type)
  }

  private static func properties(
    _ name: String, _ index: DeclarationIndex, _ interface: UIKitInterface
  ) -> [String] {
    let own = owners(in: index) { $0.kind == .property && $0.name == name }
      .map { (type: $0.type, declared: $0.member.type ?? "") }
    let known = interface.classes(having: name).sorted { order($0.key) < order($1.key) }
      .map { (type: "UIKit.\($0.key)", declared: $0.value) }
    let all = isUsual(known.first?.type) ? known + own : own + known
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
      types.min { order($0) < order($1) }.map { (labels, "UIKit.\($0)") }
    }
    return Dictionary(own + known) { isUsual($1) ? $1 : $0 }
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

  private static func isUsual(_ type: String?) -> Bool {
    type.map { usual.contains(String($0.dropFirst("UIKit.".count))) } ?? false
  }

  /// Returns the type of a declaration, with `String?` for `String!`.
  private static func type(of declared: String) -> String {
    declared.hasSuffix("!") ? declared.dropLast() + "?" : declared
  }
}
