/// Members of Foundation's classes that do less on Linux, declared anew in a module unless a class of the module overrides
/// them, which it can't once they're declared in an extension.
enum OverridableSupplements {
  private struct Member {
    let type: String
    let name: String
    let text: String
  }

  private static let members = [
    Member(
      type: "UserDefaults", name: "object",
      text: """
        nonisolated func object(forKey defaultName: String) -> Any? {
          UIKit.FoundationCalls.object(forKey: defaultName, in: self)
        }
        """),
    Member(
      type: "UserDefaults", name: "set",
      text: """
        nonisolated func set(_ value: Any?, forKey defaultName: String) {
          UIKit.FoundationCalls.set(value, forKey: defaultName, in: self)
        }
        """),
    Member(
      type: "NumberFormatter", name: "minimumFractionDigits",
      text: """
        nonisolated var minimumFractionDigits: Int {
          get { UIKit.FormatterCalls.minimumFractionDigits(of: self) }
          set { UIKit.FormatterCalls.setMinimumFractionDigits(newValue, of: self) }
        }
        """),
    Member(
      type: "NumberFormatter", name: "maximumFractionDigits",
      text: """
        nonisolated var maximumFractionDigits: Int {
          get { UIKit.FormatterCalls.maximumFractionDigits(of: self) }
          set { UIKit.FormatterCalls.setMaximumFractionDigits(newValue, of: self) }
        }
        """),
    Member(
      type: "NumberFormatter", name: "number",
      text: """
        nonisolated func number(from string: String) -> Foundation.NSNumber? {
          UIKit.FormatterCalls.number(from: string, by: self)
        }
        """),
  ]

  /// What a module declares.
  static func text(for index: DeclarationIndex) -> String {
    let overridden = Set(index.classes.flatMap { names(of: $0, in: index) })
    return members.filter { !overridden.contains("\($0.type).\($0.name)") }.map {
      "extension Foundation.\($0.type) {\n\($0.text)\n}\n"
    }
    .joined()
  }

  private static func names(of type: ClassDeclaration, in index: DeclarationIndex) -> [String] {
    guard let ancestor = index.frameworkSuperclass(of: type) else { return [] }
    return type.members.filter(\.isOverride).map { "\(ancestor).\($0.name)" }
  }
}
