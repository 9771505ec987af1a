import Foundation

/// A resource that an app loads for a page.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkurlschemetask>.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: AnyObject {
  /// The request for the resource.
  var request: URLRequest { get }
  /// Passes the response, before any data.
  func didReceive(_ response: URLResponse)
  /// Passes a part of the data.
  func didReceive(_ data: Data)
  /// Ends the task.
  func didFinish()
  /// Ends the task with an error.
  func didFailWithError(_ error: any Error)
}
