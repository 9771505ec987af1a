import Foundation

private final class BundleToken {}

extension Bundle {
  /// The framework's own bundle.
  static let toolkit = Bundle(for: BundleToken.self)
}
