internal import CFrameworks

/// Apple's frameworks that are available, as listed in Package.swift.
package enum Frameworks {
  /// The names of all frameworks.
  package static let all = names(quince_frameworks())

  /// The names of the modules that `UIKit` re-exports.
  ///
  /// The compiler writes a symbol graph for each of them.
  package static let partsOfUIKit = names(quince_parts_of_uikit())

  private static func names(_ list: UnsafePointer<CChar>) -> Set<String> {
    Set(String(cString: list).split(separator: ",").map(String.init))
  }
}
