internal import CFrameworks

/// Apple's frameworks that are available, as listed in Package.swift.
package enum Frameworks {
  /// The names of all frameworks in the library `UIKit`.
  package static let all = names(quince_frameworks())

  /// The names of the frameworks that are separate libraries, which only the apps that import
  /// them are linked with.
  package static let separate = names(quince_separate_frameworks())

  /// The names of the modules that `UIKit` re-exports.
  ///
  /// The compiler writes a symbol graph for each of them.
  package static let partsOfUIKit = names(quince_parts_of_uikit())

  private static func names(_ list: UnsafePointer<CChar>) -> Set<String> {
    Set(String(cString: list).split(separator: ",").map(String.init))
  }
}
