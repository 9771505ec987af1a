import Foundation
import FoundationNetworking

/// A server's response to a navigation.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigationresponse>.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Whether the response is for the main frame.
  public let isForMainFrame: Bool
  /// The response.
  public let response: URLResponse
  /// Whether the web view can show the response's type.
  public let canShowMIMEType: Bool

  init(_ response: URLResponse, isForMainFrame: Bool, canShow: Bool) {
    self.response = response
    self.isForMainFrame = isForMainFrame
    canShowMIMEType = canShow
  }
}
