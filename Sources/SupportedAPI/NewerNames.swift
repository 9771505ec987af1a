/// The names that UIKit has since iOS 26 and 27, and the support for them.
package struct NewerNames: Sendable {
  /// The names of one system.
  package struct Group: Sendable {
    /// The system and the language of the names, such as `iOS 26, in Swift`.
    package let system: String
    /// The number of completely supported names.
    package private(set) var supported = 0
    /// The number of partially supported names.
    package private(set) var stubs = 0
    /// The number of missing names.
    package private(set) var missing = 0

    /// The number of names.
    package var total: Int { supported + stubs + missing }

    fileprivate init(_ system: String, _ support: [SupportedAPI.Support]) {
      self.system = system
      for one in support {
        switch one {
        case .all: supported += 1
        case .stub: stubs += 1
        case .missing: missing += 1
        }
      }
    }
  }

  /// The groups, in the order of the systems.
  package let groups: [Group]

  /// Compares tables of names with our declarations.
  /// - Parameters:
  ///   - objectiveC: The names of iOS 26 in Objective-C. Each line contains the type, the kind, the
  ///     name, and the version.
  ///   - swift: The declarations of iOS 26 and 27 in Swift. Each line contains the type in
  ///     lowercase, the declaration, and the versions.
  ///   - stubs: The names of declarations that aren't completely supported.
  package init(
    objectiveC: String, swift: String, own: OwnDeclarations, rule: NameRule, stubs: Set<String>
  ) {
    let search = NewerNameSearch(own, rule: rule, stubs: stubs)
    let names = Self.fields(of: objectiveC, count: 4).map {
      search.support(ofObjectiveC: $0[2], kind: $0[1], in: $0[0])
    }
    let declarations = Dictionary(grouping: Self.fields(of: swift, count: 3)) { $0[2] }
    groups =
      [Group("iOS 26, in Objective-C", names)]
      + declarations.sorted { $0.key < $1.key }.map { versions, fields in
        Group("iOS \(versions), in Swift", fields.map { search.support(ofSwift: $0[1], in: $0[0]) })
      }
  }

  private static func fields(of text: String, count: Int) -> [[String]] {
    text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }.filter { $0.count == count }
  }
}
