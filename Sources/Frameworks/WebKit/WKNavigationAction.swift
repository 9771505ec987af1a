import Foundation
import FoundationNetworking

/// An action that causes a navigation.
///
/// Follows <https://developer.apple.com/documentation/webkit/wknavigationaction>.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The kind of the action.
  public let navigationType: WKNavigationType
  /// The request of the navigation.
  public let request: URLRequest
  /// The frame that requested the navigation.
  public let sourceFrame: WKFrameInfo
  /// Whether the page wants the target of the link to be downloaded.
  public let shouldPerformDownload: Bool
  /// The frame that shows the page, or `nil` for a new window.
  public let targetFrame: WKFrameInfo?

  init(
    _ navigationType: WKNavigationType, _ request: URLRequest, from sourceFrame: WKFrameInfo,
    to targetFrame: WKFrameInfo?, shouldPerformDownload: Bool = false
  ) {
    self.navigationType = navigationType
    self.request = request
    self.sourceFrame = sourceFrame
    self.targetFrame = targetFrame
    self.shouldPerformDownload = shouldPerformDownload
  }
}
