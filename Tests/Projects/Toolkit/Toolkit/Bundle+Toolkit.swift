import Foundation

private final class BundleToken {}

extension Bundle {
  /// The framework's own.
  static let toolkit = Bundle(for: BundleToken.self)
}
