import Foundation

/// Names, or parts of names, that some modules declare.
struct DeclaredNames {
  let modules: [String]
  private let names: [Data]
  /// The common prefix of all names.
  private let start: Data

  init(in modules: String..., names: [String]) {
    self.modules = modules
    self.names = names.map { Data($0.utf8) }
    let start = names.dropFirst().reduce(names.first ?? "") { $0.commonPrefix(with: $1) }
    self.start = Data(start.utf8)
  }

  /// Returns whether a string contains one of the names.
  func isMentioned(in text: Data) -> Bool {
    if !start.isEmpty, text.range(of: start) == nil { return false }
    return names.contains { text.range(of: $0) != nil }
  }
}
