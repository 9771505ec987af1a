/// Members of Foundation's types that do less on Linux, declared anew in a module unless a class of the module overrides
/// them, which it can't once they're declared in an extension, or an extension of the module has such a property.
enum OverridableSupplements {
  private struct Member {
    var module = "Foundation"
    let type: String
    let name: String
    let text: String
  }

  private static let members = [
    Member(
      type: "UserDefaults", name: "object",
      text: """
        public nonisolated func object(forKey defaultName: String) -> Any? {
          UIKit.FoundationCalls.object(forKey: defaultName, in: self)
        }
        """),
    Member(
      type: "UserDefaults", name: "set",
      text: """
        public nonisolated func set(_ value: Any?, forKey defaultName: String) {
          UIKit.FoundationCalls.set(value, forKey: defaultName, in: self)
        }
        """),
    Member(
      type: "FileManager", name: "urls",
      text: """
        public nonisolated func urls(
          for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
        ) -> [Foundation.URL] {
          UIKit.FolderCalls.urls(for: directory, in: domainMask, of: self)
        }
        """),
    Member(
      type: "FileManager", name: "url",
      text: """
        public nonisolated func url(
          for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
          appropriateFor url: Foundation.URL?, create shouldCreate: Swift.Bool
        ) throws -> Foundation.URL {
          try UIKit.FolderCalls.url(
            for: directory, in: domain, appropriateFor: url, create: shouldCreate, of: self)
        }
        """),
    Member(
      module: "Swift", type: "Error", name: "localizedDescription",
      text: """
        public nonisolated var localizedDescription: String { UIKit.ErrorText.description(of: self) }
        """),
    Member(
      type: "NSError", name: "localizedDescription",
      text: """
        public nonisolated var localizedDescription: String { UIKit.ErrorText.description(of: self) }
        """),
    Member(
      type: "NumberFormatter", name: "minimumFractionDigits",
      text: """
        public nonisolated var minimumFractionDigits: Int {
          get { UIKit.FormatterCalls.minimumFractionDigits(of: self) }
          set { UIKit.FormatterCalls.setMinimumFractionDigits(newValue, of: self) }
        }
        """),
    Member(
      type: "NumberFormatter", name: "maximumFractionDigits",
      text: """
        public nonisolated var maximumFractionDigits: Int {
          get { UIKit.FormatterCalls.maximumFractionDigits(of: self) }
          set { UIKit.FormatterCalls.setMaximumFractionDigits(newValue, of: self) }
        }
        """),
    Member(
      type: "NumberFormatter", name: "number",
      text: """
        public nonisolated func number(from string: String) -> Foundation.NSNumber? {
          UIKit.FormatterCalls.number(from: string, by: self)
        }
        """),
  ]

  /// What a module declares, for all to see: protocols that are public may ask for it.
  static func text(for index: DeclarationIndex) -> String {
    let overridden = Set(index.classes.flatMap { names(of: $0, in: index) })
    return members.filter { member in
      !overridden.contains("\(member.type).\(member.name)")
        && !index.foreignMembers[member.type, default: []].contains {
          $0.kind == .property && $0.name == member.name
        }
    }.map { "extension \($0.module).\($0.type) {\n\($0.text)\n}\n" }.joined()
  }

  private static func names(of type: ClassDeclaration, in index: DeclarationIndex) -> [String] {
    guard let ancestor = index.frameworkSuperclass(of: type) else { return [] }
    return type.members.filter(\.isOverride).map { "\(ancestor).\($0.name)" }
  }
}
