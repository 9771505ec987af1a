import Foundation

/// The addresses of pages.
enum PageAddress {
  /// The address of an empty page.
  static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

  /// Whether an address needs a network.
  static func needsNetwork(_ url: URL?) -> Bool {
    ["http", "https"].contains(url?.scheme?.lowercased())
  }
}
