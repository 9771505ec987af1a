import Foundation

/// The properties of a PDF document of a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkpdfconfiguration>.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject, NSCopying {
  /// The part of the page in the document, in the web view's coordinates, or `nil` for all of it.
  open var rect: CGRect?
  /// Whether the document is transparent where the page is.
  open var allowTransparentBackground = false

  /// Creates a configuration for all of the page.
  public override init() {}

  /// Returns a configuration with the same properties.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> WKPDFConfiguration {
    let copy = WKPDFConfiguration()
    copy.rect = rect
    copy.allowTransparentBackground = allowTransparentBackground
    return copy
  }
}
