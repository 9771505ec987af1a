import Foundation

/// Names, or parts of names, that some modules declare.
struct DeclaredNames {
  let modules: [String]
  private let names: [[UInt8]]
  /// The common prefix of all names.
  private let start: [UInt8]

  init(in modules: String..., names: [String]) {
    self.modules = modules
    self.names = names.map { Array($0.utf8) }
    let start = names.dropFirst().reduce(names.first ?? "") { $0.commonPrefix(with: $1) }
    self.start = Array(start.utf8)
  }

  /// Returns whether a string contains one of the names.
  func isMentioned(in text: [UInt8]) -> Bool {
    text.mentions(start) && names.contains { text.mentions($0) }
  }
}
