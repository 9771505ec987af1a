import Foundation

/// An app extension's information about its host app.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsextensioncontext>.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  override init() {
    super.init()
  }

  /// The items that the app passes to the extension.
  open var inputItems: [Any] { [] }

  /// Ends the extension with its results.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) {}
}

extension UIViewController {
  /// An app extension's information about its host app, or `nil` in an app.
  public var extensionContext: NSExtensionContext? { nil }
}
