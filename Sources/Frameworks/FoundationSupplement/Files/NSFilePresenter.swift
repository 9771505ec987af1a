import Foundation

/// An object that presents a file to the user, and that's notified of changes to the file.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsfilepresenter>.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or folder.
  var presentedItemURL: URL? { get }
  /// The queue on which the presenter is notified.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called when the file has changed.
  func presentedItemDidChange()
  /// Called when the file has moved.
  func presentedItemDidMove(to newURL: URL)
}

extension NSFilePresenter {
  /// Does nothing.
  public func presentedItemDidChange() {}

  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
}
