/// Members of Foundation's types that do less on Linux, declared anew in a module. One is left out if a class of the module
/// overrides it, which it couldn't do once it's declared in an extension, or if an extension of the module declares a
/// property of that name.
enum OverridableSupplements {
  struct Member {
    var module = "Foundation"
    let type: String
    let name: String
    let text: String
  }

  private static let members = [
    Member(
      type: "UserDefaults", name: "object",
      text: """
        func object(forKey defaultName: String) -> Any? {
          UIKit.FoundationCalls.object(forKey: defaultName, in: self)
        }
        """),
    Member(
      type: "UserDefaults", name: "set",
      text: """
        func set(_ value: Any?, forKey defaultName: String) {
          UIKit.FoundationCalls.set(value, forKey: defaultName, in: self)
        }
        """),
    Member(
      type: "FileManager", name: "urls",
      text: """
        func urls(
          for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
        ) -> [Foundation.URL] {
          UIKit.FolderCalls.urls(for: directory, in: domainMask, of: self)
        }
        """),
    Member(
      type: "FileManager", name: "url",
      text: """
        func url(
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
        var localizedDescription: String { UIKit.ErrorText.description(of: self) }
        """),
    Member(
      type: "NSError", name: "localizedDescription",
      text: """
        var localizedDescription: String { UIKit.ErrorText.description(of: self) }
        """),
    Member(
      type: "NumberFormatter", name: "minimumFractionDigits",
      text: """
        var minimumFractionDigits: Int {
          get { UIKit.FormatterCalls.minimumFractionDigits(of: self) }
          set { UIKit.FormatterCalls.setMinimumFractionDigits(newValue, of: self) }
        }
        """),
    Member(
      type: "NumberFormatter", name: "maximumFractionDigits",
      text: """
        var maximumFractionDigits: Int {
          get { UIKit.FormatterCalls.maximumFractionDigits(of: self) }
          set { UIKit.FormatterCalls.setMaximumFractionDigits(newValue, of: self) }
        }
        """),
    Member(
      type: "NumberFormatter", name: "number",
      text: """
        func number(from string: String) -> Foundation.NSNumber? {
          UIKit.FormatterCalls.number(from: string, by: self)
        }
        """),
  ]

  /// What a module declares.
  static func text(for index: DeclarationIndex, in files: [SourceFile]) -> String {
    let classes = index.classes + index.localClasses
    let overridden = Set(classes.flatMap { names(of: $0, in: index) })
    let inlining = files.filter { $0.bytes.contains(Array("inlinable".utf8)) }
    return (members + DateSymbols.members).filter { member in
      !overridden.contains("\(member.type).\(member.name)")
        && !index.foreignMembers[member.type, default: []].contains {
          $0.kind == .property && $0.name == member.name
        }
    }.map { member in
      let isInlined = inlining.contains { $0.bytes.contains(Array(member.name.utf8)) }
      return "extension \(member.module).\(member.type) {\n"
        + "\(access(isInlined: isInlined)) nonisolated \(member.text)\n}\n"
    }.joined()
  }

  /// Lets members be what public protocols ask for, and yet be seen by no other module, not even by tests: there they'd
  /// stand beside Foundation's. Only what other modules inline must be theirs as well.
  private static func access(isInlined: Bool) -> String {
    isInlined ? "public" : "@_spi(Quince) public"
  }

  private static func names(of type: ClassDeclaration, in index: DeclarationIndex) -> [String] {
    guard let ancestor = index.frameworkSuperclass(of: type) else { return [] }
    return type.members.filter(\.isOverride).map { "\(ancestor).\($0.name)" }
  }
}
