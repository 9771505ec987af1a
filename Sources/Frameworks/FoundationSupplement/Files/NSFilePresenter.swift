import Foundation

/// What shows a file to people, and is told what becomes of the file.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsfilepresenter>.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or folder.
  var presentedItemURL: URL? { get }
  /// The queue on which the presenter is told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called when the file has changed.
  func presentedItemDidChange()
  /// Called when the file lies elsewhere.
  func presentedItemDidMove(to newURL: URL)
}

extension NSFilePresenter {
  /// Does nothing.
  public func presentedItemDidChange() {}

  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
}
