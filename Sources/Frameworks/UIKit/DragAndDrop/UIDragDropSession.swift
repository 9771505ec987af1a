/// The common properties of drag and drop sessions.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragdropsession>.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the items can be moved instead of copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can only be dropped in the app that they come from.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns the location of the dragged items, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether an item can be loaded as a value such as a `String` or a `URL`.
  public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag session from the perspective of the source.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragsession>.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A custom object for the session, available only within the app.
  var localContext: Any? { get set }
}

/// The style of the progress indicator while dropped items are loaded.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropsessionprogressindicatorstyle>.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// The system shows nothing.
  case none
  /// The system shows the progress if loading takes a long time.
  case `default`
}

/// A drag session from the perspective of the destination.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropsession>.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag session, if the items come from the same app.
  var localDragSession: (any UIDragSession)? { get }
  /// The style of the progress indicator while the items are loaded.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Loads the items as objects of a class.
  ///
  /// The completion handler is called on the main queue with the objects that could be loaded.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads the items as values such as `String` or `URL`.
  ///
  /// The completion handler is called on the main queue with the values that could be loaded.
  @discardableResult
  public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap {
          var value: T?
          if let object = $0 as? T._ObjectiveCType {
            _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
          }
          return value
        })
    }
  }
}
