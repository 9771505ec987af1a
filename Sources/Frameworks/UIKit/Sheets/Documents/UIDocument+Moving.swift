import Foundation

extension UIDocument {
  /// The key for the URL of a document in an activity's information.
  public nonisolated class var userActivityURLKey: String { "NSUserActivityDocumentURLKey" }

  /// Posted when a document was copied to a place where it can be changed.
  ///
  /// It's never posted, because an app's documents can always be changed.
  @available(IOS26 )
  public nonisolated class var didMoveToWritableLocationNotification: NSNotification.Name {
    NSNotification.Name("UIDocumentDidMoveToWritableLocationNotification")
  }

  /// The key for the document's previous URL.
  @available(IOS26 )
  public nonisolated class var didMoveToWritableLocationOldURLKey: String {
    "UIDocumentDidMoveToWritableLocationOldURLKey"
  }
}
